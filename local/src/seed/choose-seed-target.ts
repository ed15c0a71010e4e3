import { parseArgs } from 'node:util';
import type { RunningStack } from '../launcher/running-stack';
import type { SeedTarget } from './seed-target';

/** Where the demo world goes, how people know it, and what firebase-admin needs in its environment. */
export interface ChosenTarget extends SeedTarget {
  readonly title: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The project named by `--project`; else the emulators that the environment names; else the running stack. Throws a sentence where there is
 * none, and where a project that is not called `demo-…` would be written to without having been named.
 */
export function chooseSeedTarget(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stack: RunningStack | null,
): ChosenTarget {
  const named = parseArgs({ args: [...args], options: { project: { type: 'string' } } }).values.project;
  if (named !== undefined)
    return { projectId: named, title: `the project ${named}, which was named explicitly`, environment: {} };
  const { FIRESTORE_EMULATOR_HOST: host, FIREBASE_AUTH_EMULATOR_HOST: authHost } = environment;
  const projectId = environment.GOOGLE_CLOUD_PROJECT ?? environment.GCLOUD_PROJECT;
  if (host !== undefined || projectId !== undefined) {
    const target = projectId ?? 'demo-touchline';
    if (!target.startsWith('demo-')) {
      throw new Error(
        `${target} is not a demo project: name it with --project ${target} if the demo world is to be written there.`,
      );
    }
    if (host === undefined || authHost === undefined) {
      throw new Error('Both FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST are needed to seed emulators.');
    }
    return { projectId: target, title: `${target} in the emulator at ${host}`, environment: {} };
  }
  if (stack === null) throw new Error('No stack runs here. Start one with `npm start`, or name a project with --project.');
  return { projectId: stack.projectId, title: `the stack at ${stack.url}`, environment: stack.environment };
}
