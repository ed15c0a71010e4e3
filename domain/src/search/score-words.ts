import { type CollegeIndex, RARITY_OF_STOP_WORDS } from './college-index';
import { isWithinEdits } from './is-within-edits';
import { STOP_WORDS } from './fold-words';
import { matchWord } from './match-word';
import type { SearchableCollege } from './searchable-college';

type Index = CollegeIndex<SearchableCollege>;

/** How single words are matched: typos only in unknown words; typos in all words; or rows that match the greater part of the words. */
export type Strictness = 'knownWordsAreRight' | 'anyWordMayBeWrong' | 'someWordsMayMiss';

/** Scores of the rows (0 = no match, at most 1.25): how well each word fits and where it stands, weighted by rarity, and how much of the name is covered. */
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
    for (const { row, worth } of index.postings[token] ?? []) {
      if (fit * worth > (best[row] ?? 0)) best[row] = fit * worth;
    }
  }
}

/** What one typo makes of a stop word ("fo", "adn") is no more demanded than the stop word. */
function isNearStopWord(word: string): boolean {
  if (word.length > 4) return false;
  for (const stopWord of STOP_WORDS) if (isWithinEdits(word, stopWord, 1)) return true;
  return false;
}
