/** The parts of a merge, in the order in which they are moved. */
export const MERGE_PARTS = [
  'addresses',
  'pictures',
  'page',
  'camps',
  'rankings',
  'seasons',
  'soccer',
  'saves',
  'roles',
  'alumni',
  'objections',
  'invites',
  'threads',
  'commitments',
  'suggestions',
  'visits',
  'staffRecruits',
  'staffEntries',
] as const;

export type MergePart = (typeof MERGE_PARTS)[number];

/** The college that is merged, and the one it is merged into. */
export interface Merging {
  readonly from: string;
  readonly into: string;
}

/**
 * Where a merge or its undo stands: at a part; `aftermath`, when what follows from moved documents is made again; or
 * `restoring`, when an undo puts documents back.
 */
export const MERGE_PHASES = [...MERGE_PARTS, 'aftermath', 'restoring'] as const;
export type MergePhase = (typeof MERGE_PHASES)[number];

const PHASES: readonly MergePhase[] = [...MERGE_PARTS, 'aftermath'];

/** The phase after one of a merge; null after the last. */
export function phaseAfter(phase: MergePhase): MergePhase | null {
  if (phase === 'restoring') return 'aftermath';
  return PHASES[PHASES.indexOf(phase) + 1] ?? null;
}
