/** The most of a college's shared list of recruits (docs/decisions/240-shared-lists.md). */
export const SHARED_LIST_LIMITS = {
  /** Players of one college. */
  players: 500,
  /** Notes, contacts and moves of one college, of all players together. */
  entries: 5000,
  /** Characters of a note, in code points. */
  note: 2000,
} as const;
