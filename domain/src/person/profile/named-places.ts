import { splitWords } from '../../kernel/text/fold-text';
import { stateCodeOf } from '../../reference/states';

/** What kind of school or club it is: words of many names, which tell nothing of one. */
const KINDS: ReadonlySet<string> = new Set(
  (
    'the high school hs academy prep preparatory middle fc sc cf ac afc sfc club soccer football futbol ' +
    'girls boys women womens men mens varsity jv'
  ).split(' '),
);
const AGE_GROUP = /^(?:u?\d{1,4}|\d{1,4}[a-z])$/;

/** What stands in a text where a name was. */
const GAP = '…';

/**
 * The names that a text must not tell, as lists of folded words: each without what many names have, such as "High
 * School" or "FC". A name of such words alone, and one that would be a state, stays whole.
 */
function tellingWords(names: readonly (string | null)[]): readonly (readonly string[])[] {
  return names.flatMap((name) => {
    const words = splitWords(name ?? '');
    const own = words.filter((word) => !KINDS.has(word) && !AGE_GROUP.test(word));
    const telling = own.length === 0 || stateCodeOf(own.join(' ')) !== null ? words : own;
    return telling.length === 0 ? [] : [telling];
  });
}

/** A word of a text and where it stands. */
interface PlacedWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´][\p{L}\p{M}\p{N}]+)*/gu;

function placedWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) =>
    splitWords(found).map((word) => ({ word, from: index, to: index + found.length })),
  );
}

/** What finds names in texts. */
interface NameFinder {
  /** Whether a text names one of them, in any spelling of letters and marks. */
  readonly isNamedIn: (text: string) => boolean;
  /** The text with a gap in place of each of them. */
  readonly cutFrom: (text: string) => string;
}

const FINDS_NOTHING: NameFinder = { isNamedIn: () => false, cutFrom: (text) => text };

/** Finds the names of schools, towns or clubs in texts; null is no name. */
export function nameFinder(names: readonly (string | null)[]): NameFinder {
  const told = tellingWords(names);
  if (told.length === 0) return FINDS_NOTHING;
  const rangesIn = (text: string): readonly (readonly [from: number, to: number])[] => {
    const placed = placedWords(text);
    return placed.flatMap((first, at) =>
      told.flatMap((words) => {
        const last = placed[at + words.length - 1];
        const isNamed = words.every((name, index) => isFormOf(placed[at + index]?.word, name));
        return isNamed && last !== undefined ? [[first.from, last.to] as const] : [];
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
      return shown + text.slice(at);
    },
  };
}

/** Whether a word is another one, or its genitive: "Brackenfords" tells as much as "Brackenford". */
function isFormOf(word: string | undefined, name: string): boolean {
  return word === name || word === `${name}s`;
}
