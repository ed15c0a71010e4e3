import { mistypedKeysOf, recruitWordsOf } from './recruit-words';

/** So many texts are tried. */
const MOST_TRIED = 6;

/**
 * The texts that may be meant where one finds nobody: in each a word is replaced by one of the names that is a slip of
 * the finger away, as the name is written. Each once, at most six, in the order of the names.
 */
export function meantTexts(typed: string, names: readonly string[]): readonly string[] {
  const words = typed.trim().split(/\s+/);
  const written = names.flatMap((name) => name.split(/[\s,;/()–-]+/)).filter((word) => word !== '');
  const texts = new Map<string, string>();
  words.forEach((word, at) => {
    const keys = new Set(mistypedKeysOf(foldedWord(word)));
    for (const known of written) {
      const folded = foldedWord(known);
      if (folded === foldedWord(word) || !mistypedKeysOf(folded).some((key) => keys.has(key))) continue;
      const text = words.map((one, place) => (place === at ? known : one)).join(' ');
      if (!texts.has(recruitWordsOf(text).join(' '))) texts.set(recruitWordsOf(text).join(' '), text);
    }
  });
  return [...texts.values()].slice(0, MOST_TRIED);
}

/** The keys by which names are found that hold a typed word with a slip; of the two longest words. */
export function slipKeysOf(typed: string): readonly (readonly string[])[] {
  const words = [...new Set(recruitWordsOf(typed))].toSorted((one, other) => other.length - one.length);
  return words
    .slice(0, 2)
    .map(mistypedKeysOf)
    .filter((keys) => keys.length > 0);
}

function foldedWord(word: string): string {
  return recruitWordsOf(word).join('');
}
