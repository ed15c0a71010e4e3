import type { CollegeIndex } from './college-index';
import { foldWords } from './fold-words';
import { phraseKeys, type PhraseKeys, type SearchableCollege } from './searchable-college';
import { isBeginningOfWord, isKnownWord } from './match-word';
import { beginsWith, exactPhrases, nearPhrases, scoreWords, type Strictness } from './score-matches';

const MOST_READINGS = 6;

/**
 * The ways to read a query's words: as typed, two neighbours as one known word ("stan ford"), one unknown word as two
 * known ones ("ohiostate"); six at most.
 */
export function queryReadings(index: CollegeIndex<SearchableCollege>, words: readonly string[]): readonly (readonly string[])[] {
  const readings = [words];
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next !== undefined && isKnownWord(index, word + next)) readings.push(words.toSpliced(at, 2, word + next));
    const halves = isKnownWord(index, word) ? null : knownHalves(index, word);
    if (halves !== null) readings.push(words.toSpliced(at, 1, ...halves));
  });
  return readings.slice(0, MOST_READINGS);
}

/** The most even cut of a word into two known words of at least two letters each. */
function knownHalves(index: CollegeIndex<SearchableCollege>, word: string): readonly [string, string] | null {
  const cuts = Array.from({ length: Math.max(word.length - 3, 0) }, (_, at) => at + 2);
  cuts.sort((a, b) => Math.abs(word.length - 2 * a) - Math.abs(word.length - 2 * b));
  const cut = cuts.find((at) => isKnownWord(index, word.slice(0, at)) && isKnownWord(index, word.slice(at)));
  return cut === undefined ? null : [word.slice(0, cut), word.slice(cut)];
}

type Index = CollegeIndex<SearchableCollege>;

/** What a phrase that is only nearly the query counts when the query looks right as it stands. */
const SHARE_OF_DOUBTFUL = 0.2;
const LONGEST_QUERY = 200;
const MOST_WORDS = 16;

/**
 * Colleges that a query may mean, best first, ties by name and _id; a blank query answers all by name, one without
 * letters or digits none. A college called exactly so leads; then one that a typo turns into the query; then colleges
 * that match every word (a place counts below a name), one typo a word allowed; only when there is none, those that
 * match the greater part. Reads the first 200 characters and 16 words (S2-03).
 */
export function searchColleges<Row extends SearchableCollege>(index: CollegeIndex<Row>, query: string): readonly Row[] {
  const typed = query.slice(0, LONGEST_QUERY);
  if (typed.trim() === '') return index.rows;
  const words = foldWords(typed).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  return inOrderOfScores(index, scoresOf(index, words));
}

function scoresOf(index: Index, words: readonly string[]): Float64Array {
  const keys = phraseKeys(words);
  const strict = withBeginnings(index, bestOfReadings(index, words, 'knownWordsAreRight'), keys);
  const exact = exactPhrases(index, keys);
  if (exact.size > 0) return withWorths(strict, exact, 1);
  const near = nearPhrases(index, keys);
  if (hasMatch(strict)) return withWorths(strict, near, looksRight(index, words) ? SHARE_OF_DOUBTFUL : 1);
  if (near.size > 0) return withWorths(strict, near, 1);
  const lenient = bestOfReadings(index, words, 'anyWordMayBeWrong');
  return hasMatch(lenient) ? lenient : greaterPart(scoreWords(index, words, 'someWordsMayMiss'));
}

/** Every word is known, the last at least as a beginning: a typo is unlikely. */
function looksRight(index: Index, words: readonly string[]): boolean {
  return words.every((word, at) => isKnownWord(index, word) || (at === words.length - 1 && isBeginningOfWord(index, word)));
}

/** A name that begins as the query does comes before one that has the same words further on. */
function withBeginnings(index: Index, scores: Float64Array, keys: PhraseKeys): Float64Array {
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] ?? 0;
    if (score > 0 && beginsWith(index, row, keys)) scores[row] = score + 0.15;
  }
  return scores;
}

function bestOfReadings(index: Index, words: readonly string[], strictness: Strictness): Float64Array {
  const [asTyped, ...others] = queryReadings(index, words);
  const best = scoreWords(index, asTyped ?? [], strictness);
  for (const reading of others) {
    scoreWords(index, reading, strictness).forEach((score, row) => (best[row] = Math.max(best[row] ?? 0, 0.95 * score)));
  }
  return best;
}

function withWorths(scores: Float64Array, worths: ReadonlyMap<number, number>, share: number): Float64Array {
  for (const [row, worth] of worths) scores[row] = (scores[row] ?? 0) + share * worth;
  return scores;
}

function hasMatch(scores: Float64Array): boolean {
  return scores.some((score) => score > 0);
}

function greaterPart(scores: Float64Array): Float64Array {
  const least = 0.6 * scores.reduce((best, score) => Math.max(best, score), 0);
  return scores.map((score) => (score >= least ? score : 0));
}

/**
 * Sorts by one number a row (score downwards, then row number), which is several times faster than comparing objects.
 */
function inOrderOfScores<Row extends SearchableCollege>(index: CollegeIndex<Row>, scores: Float64Array): Row[] {
  const stride = index.rows.length;
  const keys: number[] = [];
  for (let row = 0; row < stride; row++) {
    const score = scores[row] ?? 0;
    if (score > 0) keys.push(row - stride * Math.round(score * 1e6));
  }
  const found: Row[] = [];
  for (const key of Float64Array.from(keys).sort()) {
    const row = index.rows[((key % stride) + stride) % stride];
    if (row !== undefined) found.push(row);
  }
  return found;
}
