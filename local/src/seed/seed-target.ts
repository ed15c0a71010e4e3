import { parseArgs } from 'node:util';
import type { RunningStack } from '../launcher/running-stack';
import type { WorldSize } from './real-colleges';

/** Where a seed or import writes. firebase-admin finds the emulators by variables in `process.env`. */
export interface SeedTarget {
  readonly projectId: string;
}

/** The bucket of a project's pictures. Emulators use the older naming scheme. */
export function bucketNameOf({ projectId }: SeedTarget, { FIREBASE_STORAGE_EMULATOR_HOST }: NodeJS.ProcessEnv): string {
  return `${projectId}.${FIREBASE_STORAGE_EMULATOR_HOST === undefined ? 'firebasestorage.app' : 'appspot.com'}`;
}

/** Where the demo world goes: its display name, and what firebase-admin needs in its environment. */
interface ChosenTarget extends SeedTarget {
  readonly title: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** All three must point to emulators; otherwise one kind of data would go to production. */
const EMULATOR_HOSTS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'] as const;

/** The options of `npm run seed --`: a project, and the world. Throws a sentence at anything else. */
export function seedOptions(args: readonly string[]): { readonly project: string | undefined; readonly world: WorldSize } {
  const options = { project: { type: 'string' }, world: { type: 'string', default: 'whole' } } as const;
  const { project, world } = parseArgs({ args: [...args], options }).values;
  return { project, world: worldSizeOf(world) };
}

/** The size of the world by its name; throws a sentence at any other text. */
export function worldSizeOf(text: string): WorldSize {
  if (text === 'whole' || text === 'small') return text;
  throw new Error(`--world is whole or small, not ${text}`);
}

/**
 * Picks the project named by `--project`, else the emulators that the environment names, else the running stack. Throws
 * an error with one sentence if there is none, or where the project is not named explicitly and does not begin with
 * `demo-`.
 */
export function chooseSeedTarget(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stack: RunningStack | null,
): ChosenTarget {
  const named = seedOptions(args).project;
  if (named !== undefined)
    return { projectId: named, title: `the project ${named}, which was named explicitly`, environment: {} };
  const { FIRESTORE_EMULATOR_HOST: host } = environment;
  const projectId = environment.GOOGLE_CLOUD_PROJECT ?? environment.GCLOUD_PROJECT;
  if (host !== undefined || projectId !== undefined) {
    const target = projectId ?? 'demo-touchline';
    if (!target.startsWith('demo-')) {
      throw new Error(
        `${target} is not a demo project: name it with --project ${target} if the demo world is to be written there.`,
      );
    }
    const missing = EMULATOR_HOSTS.filter((name) => environment[name] === undefined);
    if (missing.length > 0)
      throw new Error(`${missing.join(' and ')} must be set as well: nothing may go to production by chance.`);
    return { projectId: target, title: `${target} in the emulator at ${String(host)}`, environment: {} };
  }
  if (stack === null) throw new Error('No stack runs here. Start one with `npm start`, or name a project with --project.');
  return { projectId: stack.projectId, title: `the stack at ${stack.url}`, environment: stack.environment };
}
