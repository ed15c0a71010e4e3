import { termsBeginningWithinOneEdit, termsWithinEdits } from './close-terms';
import type { CollegeIndex } from './college-index';
import { canonicalWord } from './fold-words';
import type { SearchableCollege } from './searchable-college';

/** The tokens a typed word may mean, each with how well it fits (0 to 1), and how rare the word is. */
export interface WordMatch {
  readonly fits: ReadonlyMap<number, number>;
  readonly rarity: number;
  /** A college's name, team or place contains exactly this word. */
  readonly isKnown: boolean;
}

type Index = CollegeIndex<SearchableCollege>;

/**
 * Matches one word exactly and as a prefix. The last word may still be being typed; other prefixes count from 3 letters
 * on. Typos are tried for unknown words, and for all words with `seekTypos`: one edit, then two from 8 letters on,
 * then, for the last word, a prefix with one edit. Each is tried only when the one before finds nothing.
 */
export function matchWord(index: Index, word: string, isLast: boolean, seekTypos: boolean): WordMatch {
  const fits = new Map<number, number>();
  const exact = index.tokenIds.get(canonicalWord(word));
  const isKnown = isKnownWord(index, word);
  if (isLast || word.length > 2) addBeginnings(index, word, isLast ? 0.75 : 0.55, fits);
  if (word.length > 2 && (seekTypos || !isKnown) && !isPlainWord(word)) addTypos(index, word, isLast, fits);
  if (exact !== undefined) fits.set(exact, 1);
  return { fits, rarity: rarityOf(index, exact === undefined ? fits.keys() : [exact]), isKnown };
}

/** Words of everyday language that describe what people look for: never taken for a misspelled name. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  'warm hot cold sunny snowy weather climate beach beaches ocean mountain mountains small big large easy hard fun safe party nice good best cheap'.split(
    ' ',
  ),
);

/** True for a word of everyday language. */
export function isPlainWord(word: string): boolean {
  return PLAIN_WORDS.has(word);
}

/** True for a word that a college's name, team or place contains exactly. */
export function isKnownWord(index: Index, word: string): boolean {
  const token = index.tokenIds.get(canonicalWord(word));
  return token !== undefined && index.isWritten[token] === true;
}

/** True for the beginning of a token, which a word that is still being typed may be. */
export function isBeginningOfWord(index: Index, typed: string): boolean {
  const token = index.alphabetical[firstNotBefore(index, typed)];
  return token !== undefined && termOf(index, token).startsWith(typed);
}

function addBeginnings(index: Index, word: string, base: number, fits: Map<number, number>): void {
  for (let at = firstNotBefore(index, word); at < index.alphabetical.length; at++) {
    const token = index.alphabetical[at] ?? 0;
    const term = termOf(index, token);
    if (!term.startsWith(word)) return;
    fits.set(token, base + (0.2 * word.length) / term.length);
  }
}

function addTypos(index: Index, word: string, isLast: boolean, fits: Map<number, number>): void {
  const near = termsWithinEdits(index.tokens, word, 1).filter((token) => mayBeMistyped(index, token, word));
  for (const token of near) raise(fits, token, oneEditFit(word, termOf(index, token)));
  if (near.length === 0 && word.length >= 8) {
    for (const token of termsWithinEdits(index.tokens, word, 2)) if (index.isWritten[token]) raise(fits, token, 0.5);
  }
  if (fits.size === 0 && isLast && word.length >= 4) {
    for (const token of termsBeginningWithinOneEdit(index.tokens, word)) if (index.isWritten[token]) raise(fits, token, 0.45);
  }
}

/**
 * Too many words are one edit away from two letters or from initials. Of initials only swapped letters count ("ulca").
 */
function mayBeMistyped(index: Index, token: number, word: string): boolean {
  const term = termOf(index, token);
  return term.length > 2 && (index.isWritten[token] === true || isSwap(word, term));
}

/** Typos seldom hit the first letter, and swapped neighbours are the most common typo. */
function oneEditFit(typed: string, term: string): number {
  const startsAlike = typed.charAt(0) === term.charAt(0);
  return 0.65 + (startsAlike ? 0.08 : 0) + (isSwap(typed, term) ? 0.07 : 0);
}

/** Whether the edit between two texts that are one edit apart swaps neighbouring letters. */
function isSwap(typed: string, term: string): boolean {
  let at = 0;
  while (at < typed.length && typed.charAt(at) === term.charAt(at)) at++;
  return typed.length === term.length && typed.charAt(at) === term.charAt(at + 1) && typed.charAt(at + 1) === term.charAt(at);
}

function termOf(index: Index, token: number): string {
  return index.tokens.terms[token] ?? '';
}

function raise(fits: Map<number, number>, token: number, fit: number): void {
  fits.set(token, Math.max(fits.get(token) ?? 0, fit));
}

function rarityOf(index: Index, tokens: Iterable<number>): number {
  let rarity = Infinity;
  for (const token of tokens) rarity = Math.min(rarity, index.rarity[token] ?? Infinity);
  return rarity === Infinity ? Math.log(1 + index.rows.length) : rarity;
}

function firstNotBefore(index: Index, word: string): number {
  let low = 0;
  let high = index.alphabetical.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (termOf(index, index.alphabetical[middle] ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
