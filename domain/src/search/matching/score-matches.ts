import { type CollegeIndex, RARITY_OF_STOP_WORDS } from './college-index';
import { isWithinEdits, termsWithinEdits } from './close-terms';
import { STOP_WORDS } from './fold-words';
import { matchWord } from './match-word';
import { FOLDED_PENALTY, INITIALS_WEIGHT, NAME_WEIGHT, type PhraseKeys, type SearchableCollege } from './searchable-college';

type Index = CollegeIndex<SearchableCollege>;

/**
 * How single words are matched: with typos only in unknown words, with typos in all words, or with some words missing.
 */
export type Strictness = 'knownWordsAreRight' | 'anyWordMayBeWrong' | 'someWordsMayMiss';

/**
 * Scores of the rows (0 = no match, at most 1.25). A score grows with how well each word fits, with the weight of the
 * field it is in, both weighted by rarity, and with how much of the name is covered.
 */
export function scoreWords(index: Index, words: readonly string[], strictness: Strictness): Float64Array {
  const sums = new Float64Array(index.rows.length);
  const isMissing = new Uint8Array(index.rows.length);
  const best = new Float64Array(index.rows.length);
  let total = 0;
  for (const [at, word] of words.entries()) {
    const match = matchWord(index, word, at === words.length - 1, strictness !== 'knownWordsAreRight');
    const isWeak = STOP_WORDS.has(word) || (!match.isKnown && at < words.length - 1 && isNearStopWord(word));
    const isDemanded = !isWeak && strictness !== 'someWordsMayMiss';
    if (isDemanded && match.fits.size === 0) return new Float64Array(index.rows.length);
    const rarity = isWeak ? RARITY_OF_STOP_WORDS : match.rarity;
    total += rarity;
    writeBestByRow(index, match.fits, best);
    for (let row = 0; row < best.length; row++) {
      const fit = best[row] ?? 0;
      sums[row] = (sums[row] ?? 0) + rarity * fit;
      if (isDemanded && fit === 0) isMissing[row] = 1;
    }
  }
  return sums.map((sum, row) =>
    isMissing[row] === 1 ? 0 : sum / total + 0.25 * Math.min(1, sum / (index.nameRarity[row] ?? 1)),
  );
}

function writeBestByRow(index: Index, fits: ReadonlyMap<number, number>, best: Float64Array): void {
  best.fill(0);
  for (const [token, fit] of fits) {
    for (const { row, weight: weight } of index.postings[token] ?? []) {
      if (fit * weight > (best[row] ?? 0)) best[row] = fit * weight;
    }
  }
}

/** True for a stop word with one typo ("fo", "adn"), which is no more required than the stop word itself. */
function isNearStopWord(word: string): boolean {
  if (word.length > 4) return false;
  for (const stopWord of STOP_WORDS) if (isWithinEdits(word, stopWord, 1)) return true;
  return false;
}

/**
 * What others lose where the query is the name of a college letter for letter: "Pacific (OR)" and "Pacific" are the
 * same without stop words, and "or" is one. More than prominence may add.
 */
const OWN_NAME_LEAD = 0.5;

/** Rows with a phrase that equals the query, each with the weight of its best phrase. */
export function exactPhrases(index: Index, keys: PhraseKeys): ReadonlyMap<number, number> {
  const found = phraseRows(keys, 1, (key) => [key], index);
  if (![...found.values()].some((weight) => weight >= NAME_WEIGHT)) return found;
  return new Map([...found].map(([row, weight]) => [row, weight >= NAME_WEIGHT ? weight : weight - OWN_NAME_LEAD]));
}

/**
 * Rows with a phrase one edit away from the query, or two from 12 letters on when nothing is nearer. Spaces may be
 * missing or superfluous. Initials count only when they are exact. `most` limits the edits.
 */
export function nearPhrases(index: Index, keys: PhraseKeys, most: 1 | 2 = 2): ReadonlyMap<number, number> {
  const oneEdit = phraseRows(keys, 0.5, (key) => (key.length < 4 ? [] : phrasesWithin(index, key, 1)), index);
  if (oneEdit.size > 0 || most === 1) return oneEdit;
  return phraseRows(keys, 0.35, (key) => (key.length < 12 ? [] : phrasesWithin(index, key, 2)), index);
}

/** True when a name of the row begins as the query does, blanks and stop words aside. */
export function beginsWith(index: Index, row: number, [written, canonical]: PhraseKeys): boolean {
  return (index.nameKeys[row] ?? []).some(
    ([nameWritten, nameCanonical]) =>
      nameWritten.startsWith(written) || (canonical !== '' && nameCanonical.startsWith(canonical)),
  );
}

function phraseRows(
  keys: PhraseKeys,
  share: number,
  phrasesOf: (key: string) => readonly string[],
  index: Index,
): Map<number, number> {
  const weights = new Map<number, number>();
  for (const key of new Set(keys)) {
    const loss = key === keys[0] ? 0 : FOLDED_PENALTY;
    for (const phrase of phrasesOf(key)) {
      for (const { row, weight: weight } of index.phraseUses.get(phrase) ?? []) {
        if (share === 1 || weight > INITIALS_WEIGHT) weights.set(row, Math.max(weights.get(row) ?? 0, share * weight - loss));
      }
    }
  }
  return weights;
}

function phrasesWithin(index: Index, key: string, edits: number): string[] {
  return termsWithinEdits(index.phrases, key, edits).map((id) => index.phrases.terms[id] ?? '');
}
