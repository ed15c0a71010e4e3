import type { CollegeIndex } from './college-index';
import { LONGEST_QUERY } from '../search-limits';
import { foldWords } from './fold-words';
import { INITIALS_WEIGHT, phraseKeys, type PhraseKeys, type SearchableCollege } from './searchable-college';
import { isBeginningOfWord, isKnownWord, isPlainWord } from './match-word';
import { beginsWith, exactPhrases, nearPhrases, scoreWords, type Strictness } from './score-matches';

type Index = CollegeIndex<SearchableCollege>;

/**
 * The share of its weight that a near phrase gets when every word of the query is known, so that a typo is unlikely.
 */
const UNLIKELY_TYPO_SHARE = 0.2;
/** Less than between a typed name and a name that it is only a part of. */
const PROMINENCE_WEIGHT = 0.35;
const MAX_WORDS = 16;
const MAX_VARIANTS = 6;
/** What people shorten behind the name of a two-year college. */
const KINDS_OF_COLLEGE: ReadonlyMap<string, readonly string[]> = new Map([
  ['cc', ['community', 'college']],
  ['jc', ['junior', 'college']],
  ['juco', ['college']],
]);

/**
 * Colleges that a query may mean, best first, ties by name and _id (S2-03). A blank query returns all, the most
 * prominent first, one without letters or digits returns none. A college with exactly the typed name comes first, then
 * one that a single typo turns into the query, then colleges that match every word with at most one typo each; names
 * count more than places. Only when there is none, colleges that match most words are returned. Reads the first 200
 * characters and 16 words.
 */
export function searchColleges<Row extends SearchableCollege>(index: CollegeIndex<Row>, query: string): readonly Row[] {
  const typed = query.slice(0, LONGEST_QUERY);
  if (typed.trim() === '') return index.byProminence;
  const words = foldWords(typed).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  return inOrderOfScores(index, withProminence(index, scoresOf(index, words)));
}

/** Texts from this length on may hold a typo and still be a name. */
const LONG_NAME = 12;

/** True for a text that is a name of a college, or differs from a long one by a single typo; initials do not count. */
export function isTypedName(index: Index, text: string): boolean {
  const [written] = phraseKeys(foldWords(text.slice(0, LONGEST_QUERY)));
  if ([...exactPhrases(index, [written, written]).values()].some((weight) => weight > INITIALS_WEIGHT)) return true;
  return written.length >= LONG_NAME && nearPhrases(index, [written, written], 1).size > 0;
}

function scoresOf(index: Index, words: readonly string[]): Float64Array {
  const keys = phraseKeys(words);
  const plain = bestOfVariants(index, words, 'knownWordsAreRight');
  const exact = exactPhrases(index, keys);
  if (exact.size > 0) return withPhraseScores(plain, exact, 1);
  const strict = withPrefixBonus(index, plain, keys);
  const near = words.every(isPlainWord) ? new Map<number, number>() : nearPhrases(index, keys);
  if (hasMatch(strict)) return withPhraseScores(strict, near, hasOnlyKnownWords(index, words) ? UNLIKELY_TYPO_SHARE : 1);
  if (near.size > 0) return withPhraseScores(strict, near, 1);
  const lenient = bestOfVariants(index, words, 'anyWordMayBeWrong');
  return hasMatch(lenient) ? lenient : withoutLowScores(scoreWords(index, words, 'someWordsMayMiss'));
}

/** Whether every word is known, the last one at least as a prefix: then a typo is unlikely. */
function hasOnlyKnownWords(index: Index, words: readonly string[]): boolean {
  return words.every((word, at) => isKnownWord(index, word) || (at === words.length - 1 && isBeginningOfWord(index, word)));
}

/** Ranks a name that begins like the query before one that contains the same words further on. */
function withPrefixBonus(index: Index, scores: Float64Array, keys: PhraseKeys): Float64Array {
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] ?? 0;
    if (score > 0 && beginsWith(index, row, keys)) scores[row] = score + 0.15;
  }
  return scores;
}

function bestOfVariants(index: Index, words: readonly string[], strictness: Strictness): Float64Array {
  const [asTyped, ...others] = queryVariants(index, words);
  const best = scoreWords(index, asTyped ?? [], strictness);
  for (const variant of others) {
    scoreWords(index, variant, strictness).forEach((score, row) => (best[row] = Math.max(best[row] ?? 0, 0.95 * score)));
  }
  return best;
}

/**
 * The variants of a query, six at most: as typed, with two neighbours joined to one known word ("stan ford"), with one
 * unknown word split into two known ones ("ohiostate"), and with the kind of college written out ("cc", "jc").
 */
export function queryVariants(index: Index, words: readonly string[]): readonly (readonly string[])[] {
  const variants = [words];
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next !== undefined && isKnownWord(index, word + next)) variants.push(words.toSpliced(at, 2, word + next));
    const parts = KINDS_OF_COLLEGE.get(word) ?? (isKnownWord(index, word) ? null : knownHalves(index, word));
    if (parts !== null) variants.push(words.toSpliced(at, 1, ...parts));
  });
  return variants.slice(0, MAX_VARIANTS);
}

/** The most even cut of a word into two known words of at least two letters each. */
function knownHalves(index: Index, word: string): readonly [string, string] | null {
  const cuts = Array.from({ length: Math.max(word.length - 3, 0) }, (_, at) => at + 2);
  cuts.sort((a, b) => Math.abs(word.length - 2 * a) - Math.abs(word.length - 2 * b));
  const cut = cuts.find((at) => isKnownWord(index, word.slice(0, at)) && isKnownWord(index, word.slice(at)));
  return cut === undefined ? null : [word.slice(0, cut), word.slice(cut)];
}

/** Among colleges that fit about equally well the better known ones come first. */
function withProminence(index: Index, scores: Float64Array): Float64Array {
  return scores.map((score, row) => (score === 0 ? 0 : score + PROMINENCE_WEIGHT * (index.prominence[row] ?? 0)));
}

function withPhraseScores(scores: Float64Array, weights: ReadonlyMap<number, number>, share: number): Float64Array {
  for (const [row, weight] of weights) scores[row] = (scores[row] ?? 0) + share * weight;
  return scores;
}

function hasMatch(scores: Float64Array): boolean {
  return scores.some((score) => score > 0);
}

function withoutLowScores(scores: Float64Array): Float64Array {
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
