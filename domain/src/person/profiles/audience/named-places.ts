import { splitWords } from '../../../kernel/text/fold-text';
import { stateCodeOf } from '../../../reference/states';
import { isKindOfTeam, isOrdinaryWord, isSharedByNames, namesAnOrganisation } from '../words-of-names';

/** What stands in a text where a name was. */
const GAP = '…';

/** Words one after the other that tell a name. `needsCapital`: only where they are written as a name. */
interface Telling {
  readonly words: readonly string[];
  readonly needsCapital: boolean;
}

/**
 * What a text must not tell of a name: the name as it is; without what kind of club or school it is ("High School",
 * "FC"), unless nothing or a state is left; written in one word; and each word of it that few names have.
 */
function tellingOf(name: string): readonly Telling[] {
  const words = splitWords(name);
  const own = words.filter((word) => !isKindOfTeam(word));
  const isStateOrNothing = own.length === 0 || stateCodeOf(own.join(' ')) !== null;
  const telling = isStateOrNothing ? words : own;
  if (telling.length === 0) return [];
  const single = isStateOrNothing ? [] : distinguishingWords(own);
  const isOrdinary = telling.every(isOrdinaryWord);
  const isUnmistakable = words.length > 1 && words.some(namesAnOrganisation);
  const joined = single.some((word) => !isOrdinaryWord(word)) ? [words.join(''), own.join('')] : [];
  return [
    { words, needsCapital: isOrdinary && !isUnmistakable },
    { words: telling, needsCapital: isOrdinary },
    ...joined.map((word) => ({ words: [word], needsCapital: false })),
    ...single.map((word) => ({ words: [word], needsCapital: isOrdinaryWord(word) })),
  ];
}

/** The words of a name that few others have: "Crestline" of "Crestline Rovers", "Anders" of "North Carolina Anders". */
function distinguishingWords(words: readonly string[]): readonly string[] {
  const ofState = new Set(
    words.flatMap((_, at) =>
      [1, 2, 3].flatMap((length) => {
        const run = words.slice(at, at + length);
        return run.length === length && stateCodeOf(run.join(' ')) !== null ? run.map((__, index) => at + index) : [];
      }),
    ),
  );
  return words.filter((word, at) => !ofState.has(at) && !isSharedByNames(word));
}

/**
 * A word of a text, its position, and whether it is written like a name: with a capital letter that begins no sentence.
 */
interface PlacedWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  readonly isCapital: boolean;
  readonly beginsSentence: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´][\p{L}\p{M}\p{N}]+)*/gu;
const BEGINS_SENTENCE = /(?:^|[.!?…:;•*\n\r–—]|(?:^|\s)-)[\s\p{Ps}\p{Pi}"'¡¿]*$/u;
/** So far back from a word stands what begins its sentence. */
const LOOK_BACK = 8;

function placedWords(text: string): readonly PlacedWord[] {
  let isShouted = false;
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const [first = ''] = found;
    const wasShouted = isShouted;
    isShouted = found.toUpperCase() === found && found.toLowerCase() !== found;
    const isCapital = first.toLowerCase() !== first && !(isShouted && wasShouted);
    const before = text.slice(Math.max(0, index - LOOK_BACK), index);
    const beginsSentence = index === 0 || BEGINS_SENTENCE.test(before);
    const place = { from: index, to: index + found.length, isCapital, beginsSentence };
    return splitWords(found).map((word) => ({ word, ...place }));
  });
}

/** Whether words of a text are written as a name: all with capitals, one of them within a sentence. */
function isWrittenAsName(words: readonly PlacedWord[]): boolean {
  return words.every(({ isCapital }) => isCapital) && words.some(({ beginsSentence }) => !beginsSentence);
}

/** What finds names in texts. */
interface NameFinder {
  /** Whether a text names one of them, in any spelling of letters and marks. */
  readonly isNamedIn: (text: string) => boolean;
  /** The text with a gap in place of each of them. */
  readonly cutFrom: (text: string) => string;
}

const FINDS_NOTHING: NameFinder = { isNamedIn: () => false, cutFrom: (text) => text };

/**
 * Finds the names of schools, towns or clubs in texts, whole or by a word that few names have; null is no name. A word
 * of ordinary sentences counts only where it is written as a name.
 */
export function nameFinder(names: readonly (string | null)[]): NameFinder {
  const told = names.flatMap((name) => tellingOf(name ?? ''));
  if (told.length === 0) return FINDS_NOTHING;
  const beginningWith = byFirstWord(told);
  const rangesIn = (text: string): readonly (readonly [from: number, to: number])[] => {
    const placed = placedWords(text);
    return placed.flatMap((first, at) =>
      beginningWith(first.word).flatMap(({ words, needsCapital }) => {
        const run = placed.slice(at, at + words.length);
        const isNamed = run.length === words.length && run.every(({ word }, index) => isFormOf(word, words[index]));
        const last = run.at(-1);
        return isNamed && last !== undefined && (!needsCapital || isWrittenAsName(run)) ? [[first.from, last.to] as const] : [];
      }),
    );
  };
  return {
    isNamedIn: (text) => rangesIn(text).length > 0,
    cutFrom: (text) => {
      let [shown, at] = ['', 0];
      for (const [from, to] of rangesIn(text)) {
        if (to <= at) continue;
        shown += from < at ? '' : `${text.slice(at, from)}${GAP}`;
        at = to;
      }
      return (shown + text.slice(at)).replace(/…(?:[ -]…)+/g, GAP);
    },
  };
}

/** What begins with a word, or with the word whose genitive it is. */
function byFirstWord(told: readonly Telling[]): (word: string) => readonly Telling[] {
  const found = new Map<string, Telling[]>();
  for (const telling of told) {
    const [first = ''] = telling.words;
    for (const word of [first, `${first}s`]) found.set(word, [...(found.get(word) ?? []), telling]);
  }
  return (word) => found.get(word) ?? [];
}

/** Whether a word is another one, or its genitive: "Brackenfords" tells as much as "Brackenford". */
function isFormOf(word: string, name: string | undefined): boolean {
  return word === name || word === `${name ?? ''}s`;
}
