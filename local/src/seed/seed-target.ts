/** Where a seed or import writes; firebase-admin finds the emulators by their variables in `process.env`. */
export interface SeedTarget {
  readonly projectId: string;
}
