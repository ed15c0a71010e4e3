import { findRunningStack } from '../launcher/running-stack';
import { portBaseFrom } from '../launcher/stack-identity';
import type { SeedTarget } from '../seed/seed-target';
import { ImportRefusal } from '@touchline/functions/features/imports/import-refusal';

/**
 * The target of an import and its display name. The emulators' variables have to be in `process.env` before the first
 * call.
 */
export interface ImportTarget extends SeedTarget {
  readonly title: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The named project, else the emulators of FIRESTORE_EMULATOR_HOST, else the stack that runs at PORT_BASE. Throws
 * ImportRefusal where none runs, and where a project is named while emulators are set, because the writes would go to
 * the emulators instead.
 */
export async function importTarget(project: string | null, environment: NodeJS.ProcessEnv): Promise<ImportTarget> {
  const emulator = environment.FIRESTORE_EMULATOR_HOST ?? '';
  if (project !== null && emulator !== '') {
    throw new ImportRefusal([`FIRESTORE_EMULATOR_HOST is set to ${emulator}: unset it to import into the project ${project}.`]);
  }
  if (project !== null) return { projectId: project, title: `the project ${project}`, environment: {} };
  if (emulator !== '') {
    return {
      projectId: environment.GOOGLE_CLOUD_PROJECT ?? environment.GCLOUD_PROJECT ?? 'demo-touchline',
      title: `the emulator at ${emulator}`,
      environment: {},
    };
  }
  const stack = await findRunningStack(portBase(environment.PORT_BASE));
  if (stack === null) {
    throw new ImportRefusal([
      'No stack runs here. Start one with `npm start` in another terminal, or name a project with --project.',
    ]);
  }
  return { projectId: stack.projectId, title: `the stack at ${stack.url}`, environment: stack.environment };
}

function portBase(text: string | undefined): number | null {
  try {
    return portBaseFrom(text);
  } catch (failure) {
    throw new ImportRefusal([failure instanceof Error ? failure.message : String(failure)]);
  }
}
