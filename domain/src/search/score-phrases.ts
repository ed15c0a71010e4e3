import { termsWithinEdits } from './close-terms';
import type { CollegeIndex } from './college-index';
import { FOLDED_LOSS, INITIALS_WORTH, type PhraseKeys } from './college-phrases';
import type { SearchableCollege } from './searchable-college';

type Index = CollegeIndex<SearchableCollege>;

/** Rows that are called exactly so, each with the worth of its best phrase. */
export function exactPhrases(index: Index, keys: PhraseKeys): ReadonlyMap<number, number> {
  return phraseRows(keys, 1, (key) => [key], index);
}

/** Rows that are called nearly so: one edit away, or two from 12 letters on when nothing is nearer. Blanks may be missing or too many; initials are not guessed at. */
export function nearPhrases(index: Index, keys: PhraseKeys): ReadonlyMap<number, number> {
  const oneEdit = phraseRows(keys, 0.5, (key) => (key.length < 4 ? [] : phrasesWithin(index, key, 1)), index);
  if (oneEdit.size > 0) return oneEdit;
  return phraseRows(keys, 0.35, (key) => (key.length < 12 ? [] : phrasesWithin(index, key, 2)), index);
}

/** True when the row's name begins as the query does, blanks and stop words aside. */
export function beginsWith(index: Index, row: number, [written, canonical]: PhraseKeys): boolean {
  const [nameWritten, nameCanonical] = index.nameKeys[row] ?? ['', ''];
  return nameWritten.startsWith(written) || (canonical !== '' && nameCanonical.startsWith(canonical));
}

function phraseRows(
  keys: PhraseKeys,
  share: number,
  phrasesOf: (key: string) => readonly string[],
  index: Index,
): Map<number, number> {
  const worths = new Map<number, number>();
  for (const key of new Set(keys)) {
    const loss = key === keys[0] ? 0 : FOLDED_LOSS;
    for (const phrase of phrasesOf(key)) {
      for (const { row, worth } of index.phraseUses.get(phrase) ?? []) {
        if (share === 1 || worth > INITIALS_WORTH) worths.set(row, Math.max(worths.get(row) ?? 0, share * worth - loss));
      }
    }
  }
  return worths;
}

function phrasesWithin(index: Index, key: string, edits: number): string[] {
  return termsWithinEdits(index.phrases, key, edits).map((id) => index.phrases.terms[id] ?? '');
}
