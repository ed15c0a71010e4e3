/**
 * Distinct terms ordered by length, each with the set of its letters as a bit mask, so that a look-up verifies only the
 * few that can be close.
 */
export interface CloseTerms {
  readonly terms: readonly string[];
  readonly letters: Uint32Array;
  /** `fromLength[n]` is the first term of length n or more. */
  readonly fromLength: Uint32Array;
}

/** Prepares a look-up of near terms; the ids it answers are positions in `terms` of the result. */
export function closeTerms(distinct: Iterable<string>): CloseTerms {
  const terms = [...distinct].sort((a, b) => a.length - b.length);
  const longest = terms.at(-1)?.length ?? 0;
  const fromLength = new Uint32Array(longest + 2).fill(terms.length);
  for (let id = terms.length - 1; id >= 0; id--) fromLength[terms[id]?.length ?? 0] = id;
  for (let length = longest; length >= 0; length--)
    fromLength[length] = Math.min(fromLength[length] ?? 0, fromLength[length + 1] ?? 0);
  return { terms, letters: Uint32Array.from(terms, lettersOf), fromLength };
}

/**
 * Ids of the terms at most `edits` (1 or 2) insertions, deletions, substitutions or transpositions away from what was
 * typed.
 */
export function termsWithinEdits(index: CloseTerms, typed: string, edits: number): number[] {
  const typedLetters = lettersOf(typed);
  const found: number[] = [];
  const end = firstOfLength(index, typed.length + edits + 1);
  for (let id = firstOfLength(index, typed.length - edits); id < end; id++) {
    const letters = index.letters[id] ?? 0;
    if (bitCount(typedLetters & ~letters) > edits || bitCount(letters & ~typedLetters) > edits) continue;
    if (isWithinEdits(typed, index.terms[id] ?? '', edits)) found.push(id);
  }
  return found;
}

/** Ids of the terms whose beginning is at most one edit away from what was typed so far. */
export function termsBeginningWithinOneEdit(index: CloseTerms, typed: string): number[] {
  const typedLetters = lettersOf(typed);
  const found: number[] = [];
  for (let id = firstOfLength(index, typed.length - 1); id < index.terms.length; id++) {
    if (bitCount(typedLetters & ~(index.letters[id] ?? 0)) > 1) continue;
    if (isPrefixWithinEdits(typed, index.terms[id] ?? '', 1)) found.push(id);
  }
  return found;
}

function firstOfLength(index: CloseTerms, length: number): number {
  return index.fromLength[Math.max(length, 0)] ?? index.terms.length;
}

function lettersOf(term: string): number {
  let letters = 0;
  for (let at = 0; at < term.length; at++) letters |= 1 << (term.charCodeAt(at) & 31);
  return letters >>> 0;
}

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * True when at most `edits` insertions, deletions, substitutions or transpositions of neighbours turn one text into the
 * other; bounded by 4^edits passes.
 */
export function isWithinEdits(typed: string, term: string, edits: number): boolean {
  return Math.abs(typed.length - term.length) <= edits && isClose(typed, 0, term, 0, edits, false);
}

/** Like isWithinEdits for a word still being typed: the term may go on after it. */
export function isPrefixWithinEdits(typed: string, term: string, edits: number): boolean {
  return typed.length <= term.length + edits && isClose(typed, 0, term, 0, edits, true);
}

function isClose(typed: string, typedFrom: number, term: string, termFrom: number, edits: number, mayGoOn: boolean): boolean {
  let a = typedFrom;
  let b = termFrom;
  while (a < typed.length && b < term.length && typed.charCodeAt(a) === term.charCodeAt(b)) {
    a++;
    b++;
  }
  const typedLeft = typed.length - a;
  const termLeft = term.length - b;
  if (typedLeft === 0 && (mayGoOn || termLeft <= edits)) return true;
  if (termLeft === 0) return typedLeft <= edits;
  if (edits === 0) return false;
  const isSwap =
    typedLeft > 1 &&
    termLeft > 1 &&
    typed.charCodeAt(a) === term.charCodeAt(b + 1) &&
    typed.charCodeAt(a + 1) === term.charCodeAt(b);
  return (
    (isSwap && isClose(typed, a + 2, term, b + 2, edits - 1, mayGoOn)) ||
    isClose(typed, a + 1, term, b + 1, edits - 1, mayGoOn) ||
    isClose(typed, a + 1, term, b, edits - 1, mayGoOn) ||
    isClose(typed, a, term, b + 1, edits - 1, mayGoOn)
  );
}
