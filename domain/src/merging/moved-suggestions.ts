import type { FactSuggestion } from '../college/suggestions/fact-suggestion';
import { pick, sameJson } from '../kernel/json/json';
import type { Merging } from './merge-parts';

/** What a merge changes of a suggested correction. */
export type SuggestionPlace = Pick<FactSuggestion, 'collegeId' | 'state' | 'adminsFrom' | 'decidedAt'>;

/** The place and state of a suggestion, by which an undo finds what the merge changed. */
export function placeOfSuggestion(suggestion: FactSuggestion): SuggestionPlace {
  return pick(suggestion, ['collegeId', 'state', 'adminsFrom', 'decidedAt']);
}

/** Whether nobody has decided about a suggestion; decided ones stay with the merged college until they expire. */
export function isUndecided({ state }: Pick<FactSuggestion, 'state'>): boolean {
  return state === 'open' || state === 'unconfirmed';
}

/**
 * An undecided suggestion under the remaining college, with the same id, so that the link of a visitor's mail still
 * confirms it. Where its author has one open about the same fact there, that one stays and this one is withdrawn. Null
 * for one that is decided.
 */
export function movedSuggestion(
  suggestion: FactSuggestion,
  openThere: readonly FactSuggestion[],
  { into }: Merging,
  now: string,
): FactSuggestion | null {
  if (!isUndecided(suggestion)) return null;
  const { by, field } = suggestion;
  const isReplaced = by !== null && openThere.some((one) => one.by === by && one.field === field && one.state === 'open');
  const ended = isReplaced ? ({ state: 'withdrawn', adminsFrom: null, decidedAt: now } as const) : {};
  return { ...suggestion, collegeId: into, ...ended };
}

/** A suggestion without the merge; null where somebody has confirmed, decided or withdrawn it since. */
export function restoredSuggestion(
  suggestion: FactSuggestion,
  { before, after }: { readonly before: SuggestionPlace; readonly after: SuggestionPlace },
): FactSuggestion | null {
  return sameJson(placeOfSuggestion(suggestion), after) ? { ...suggestion, ...before } : null;
}
