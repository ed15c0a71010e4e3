import { diffArrays } from 'diff';

/** A stretch of a text; `isNew` where the earlier text does not have it. */
export interface Stretch {
  readonly text: string;
  readonly isNew: boolean;
}

/** A text with its new words marked, and the words that are gone. */
export interface TextDifference {
  readonly stretches: readonly Stretch[];
  readonly gone: readonly string[];
}

/**
 * What a text has other than an earlier one, word by word. Where most of it is other words, nothing is marked: it is
 * another text.
 */
export function differenceOf(before: string, after: string): TextDifference {
  if (before.trim() === '') return { stretches: [{ text: after, isNew: false }], gone: [] };
  const parts = diffArrays(wordsOf(before), wordsOf(after)).map(({ value, ...part }) => ({ ...part, value: value.join('') }));
  const kept = parts.filter(({ added, removed }) => !added && !removed).reduce((sum, { value }) => sum + value.trim().length, 0);
  if (kept * 3 < Math.min(before.length, after.length)) return { stretches: [{ text: after, isNew: false }], gone: [] };
  return {
    stretches: parts.flatMap(({ value, added, removed }) => (removed ? [] : [{ text: value, isNew: added }])),
    gone: parts.flatMap(({ value, removed }) => (removed && value.trim() !== '' ? [value.trim()] : [])),
  };
}

/** Words, numbers with their separators, and everything between them. */
const WORDS = /\d[\d.,]*\d|[\p{L}\p{N}]+|\s+|[^\s\p{L}\p{N}]/gu;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

const SENTENCES = /[^.!?\n]*[.!?\n]+[”"’')\]]*\s*|[^.!?\n]+$/g;

const sentencesOf = (text: string): string[] => text.match(SENTENCES) ?? [];

/**
 * Both versions of a text in one: every sentence that either of them changed, added or removed. Where both rewrote the
 * same sentences, theirs stand first and mine follow.
 */
export function mergeTexts(before: string, mine: string, theirs: string): string {
  const [base, left, right] = [sentencesOf(before), sentencesOf(mine), sentencesOf(theirs)];
  const [inMine, inTheirs] = [matchesOf(base, left), matchesOf(base, right)];
  const merged: string[] = [];
  let from = { base: 0, mine: 0, theirs: 0 };
  for (let index = 0; index <= base.length; index += 1) {
    const isEnd = index === base.length;
    const [mineAt, theirsAt] = isEnd ? [left.length, right.length] : [inMine.get(index), inTheirs.get(index)];
    if (mineAt === undefined || theirsAt === undefined) continue;
    const was = base.slice(from.base, index);
    merged.push(...bothOf(was, left.slice(from.mine, mineAt), right.slice(from.theirs, theirsAt)));
    if (!isEnd) merged.push(bothOf([base[index] ?? ''], [left[mineAt] ?? ''], [right[theirsAt] ?? ''])[0] ?? '');
    from = { base: index + 1, mine: mineAt + 1, theirs: theirsAt + 1 };
  }
  return merged.reduce((text, sentence) => text + (/\S$/.test(text) ? ' ' : '') + sentence, '').trimEnd();
}

/** Where the entries of a list stand in a later one, by their indices. */
function matchesOf(base: readonly string[], later: readonly string[]): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const same = { comparator: (one: string, other: string) => one.trim() === other.trim() };
  let [from, to] = [0, 0];
  for (const { value, added, removed } of diffArrays([...base], [...later], same)) {
    if (!added && !removed) value.forEach((_, offset) => matches.set(from + offset, to + offset));
    if (!added) from += value.length;
    if (!removed) to += value.length;
  }
  return matches;
}

function bothOf(was: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const text = (sentences: readonly string[]) => sentences.join('');
  if (text(mine) === text(was)) return theirs;
  if (text(theirs) === text(was)) return mine;
  if (was.length > 1 && was.length === mine.length && was.length === theirs.length)
    return was.flatMap((_, index) =>
      bothOf(was.slice(index, index + 1), mine.slice(index, index + 1), theirs.slice(index, index + 1)),
    );
  const known = new Set(theirs.map((sentence) => sentence.trim()));
  return [...theirs, ...mine.filter((sentence) => !known.has(sentence.trim()))];
}

/** Both versions of a list in one: theirs, without what I removed and with what I added. */
export function mergeLists(before: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const stays = theirs.filter((entry) => mine.includes(entry) || !before.includes(entry));
  return [...stays, ...mine.filter((entry) => !before.includes(entry) && !stays.includes(entry))];
}
