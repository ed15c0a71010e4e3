import { splitWords } from '../../kernel/text/fold-text';

/** The longest part of a word that is stored; the rest of a longer one is not compared. */
const LONGEST_WORD = 15;
/** How much of the second of two neighbouring words can be typed. */
const LONGEST_SECOND = 8;
/** The most words that are read of one name, of all names together, and of what somebody types. */
const MOST_OF_PHRASE = 8;
const MOST_WORDS = 24;
const MOST_PAIRED = 10;
const MOST_TYPED = 6;
/** A shorter word is not looked for with a letter missing or too many. */
const SHORTEST_MISTYPED = 4;

/** The words of a text as the search of recruits stores and compares them, each of at most 15 letters. */
export function recruitWordsOf(text: string): string[] {
  return splitWords(text).map((word) => word.slice(0, LONGEST_WORD));
}

/**
 * The keys by which names are found: the beginnings of each word, two neighbouring words of which the second may be
 * typed in part, two whole words of any of the names, and each word with one letter left out, behind a `~`, for what
 * is mistyped. They are linear in the length of the names; at most 24 words are read.
 */
export function textKeysOf(names: readonly string[]): string[] {
  const phrases = names.map((name) => recruitWordsOf(name).slice(0, MOST_OF_PHRASE));
  const words = [...new Set(phrases.flat())].slice(0, MOST_WORDS);
  return [
    ...new Set([
      ...words.flatMap(beginningsOf),
      ...phrases.flatMap(neighboursOf),
      ...pairsOf(words.slice(0, MOST_PAIRED)),
      ...words.flatMap(mistypedKeysOf),
    ]),
  ];
}

/**
 * The keys of which a typed text needs one: of one word its beginning, of several the last two as neighbours or the two
 * longest anywhere. Null for a blank text; none where it contains no letter or digit.
 */
export function keysOfTyped(typed: string): readonly string[] | null {
  if (typed.trim() === '') return null;
  const words = recruitWordsOf(typed).slice(0, MOST_TYPED);
  const [last, beforeLast] = words.toReversed();
  if (last === undefined || beforeLast === undefined) return words;
  const [one = '', other = ''] = [...new Set(words)].toSorted((a, b) => b.length - a.length);
  return [`${beforeLast} ${last.slice(0, LONGEST_SECOND)}`, ...(other === '' ? [] : [pairOf(one, other)])];
}

/** The keys of a word and of it with each single letter left out: two words that a typo apart share one of them. */
export function mistypedKeysOf(word: string): string[] {
  if (word.length < SHORTEST_MISTYPED) return [];
  const without = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([word, ...without])].map((key) => `~${key}`);
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));
}

function neighboursOf(words: readonly string[]): string[] {
  return words
    .slice(1)
    .flatMap((word, at) => beginningsOf(word.slice(0, LONGEST_SECOND)).map((part) => `${words[at] ?? ''} ${part}`));
}

function pairsOf(words: readonly string[]): string[] {
  return words.flatMap((one, at) => words.slice(at + 1).map((other) => pairOf(one, other)));
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one}+${other}` : `${other}+${one}`;
}
