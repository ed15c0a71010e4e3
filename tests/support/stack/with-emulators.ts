import type { TestProject } from 'vitest/node';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What the code under test finds in its environment: the emulators' addresses and the project's id. */
    emulatorEnvironment: Readonly<Record<string, string>>;
  }
}

/** Starts Firestore, Auth and Storage emulators of this run's own before the first test file, and ends them after the last. */
export default async function withEmulators(project: TestProject): Promise<() => Promise<void>> {
  const emulators = await startTestEmulators(`demo-touchline-${project.name}`);
  project.provide('emulatorEnvironment', emulators.environment);
  return () => emulators.stop();
}
