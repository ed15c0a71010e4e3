/** Where a seed or import writes; firebase-admin finds the emulators by their variables in `process.env`. */
export interface SeedTarget {
  readonly projectId: string;
}

/** The bucket of a project's pictures: emulators name it the older way. */
export function bucketNameOf({ projectId }: SeedTarget, { FIREBASE_STORAGE_EMULATOR_HOST }: NodeJS.ProcessEnv): string {
  return `${projectId}.${FIREBASE_STORAGE_EMULATOR_HOST === undefined ? 'firebasestorage.app' : 'appspot.com'}`;
}
