import type { TestProject } from 'vitest/node';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import { hasOfficialFirestore, OFFICIAL } from '@touchline/local/firestore/firestore-engines';

const RULES = 'rules';
const NO_OFFICIAL = 'No official Firestore emulator was found: the tests that prove firestore.rules are skipped.';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The environment of the code under test: the emulators' addresses and the project's id. */
    emulatorEnvironment: Readonly<Record<string, string>>;
    /** Whether the running Firestore reads firestore.rules; otherwise the tests of the rules are skipped. */
    readsRules: boolean;
  }
}

/**
 * Starts the Firestore, Auth and Storage emulators of this run before the first test file, and ends them after the
 * last. FIRESTORE_ENGINE names Firestore's engine as `--engine` does; only an official one evaluates rules.
 */
export default async function withEmulators(project: TestProject): Promise<() => Promise<void>> {
  const readsRules = project.name === RULES && (await hasOfficialFirestore());
  if (project.name === RULES && !readsRules) console.warn(`\n!!! ${NO_OFFICIAL} !!!\n`);
  const asked = readsRules ? OFFICIAL : (process.env.FIRESTORE_ENGINE ?? null);
  const emulators = await startTestEmulators(`demo-touchline-${project.name}`, asked);
  project.provide('readsRules', readsRules);
  project.provide('emulatorEnvironment', emulators.environment);
  return () => emulators.stop();
}
