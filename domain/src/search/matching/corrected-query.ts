import { isPrefixWithinEdits, isWithinEdits } from './close-terms';
import { isPlainWord } from './match-word';
import { canonicalWord, foldWords, STOP_WORDS } from './fold-words';
import type { SearchableCollege } from './searchable-college';

/** Words of so many letters may hold two typos. */
const LONG_WORD = 8;

/**
 * How a query was read by the search that found a college, where that is not as it was typed: the typed words with
 * those that hold a typo replaced by the college's own ("Standford" → "Stanford"). Null where nothing was corrected, or
 * where a word has nothing to do with the college.
 */
export function correctedQuery(typed: string, found: SearchableCollege): string | null {
  const written = writtenWords(found);
  const words = typed.split(/\s+/).filter((word) => foldWords(word).length > 0);
  const read = words.map((word) => readingOf(word, written));
  return read.includes(null) || read.every((word, at) => word === words[at]) ? null : read.join(' ');
}

/** The words of a college as people see them, by the form in which search compares them. */
function writtenWords(college: SearchableCollege): ReadonlyMap<string, string> {
  const { name, legalName, shortName, abbreviation, nickname, aliases, city, state, conference } = college;
  const texts = [name, legalName, shortName, abbreviation, ...aliases, nickname, city, state, conference];
  const words = new Map<string, string>();
  for (const text of texts) {
    for (const word of (text ?? '').split(/[\s,;/()–-]+/)) {
      const folded = foldWords(word).join('');
      if (folded !== '' && !words.has(folded)) words.set(folded, word);
    }
  }
  return words;
}

/** A word as typed where the college has it or it begins one of its words, else the college's word, else null. */
function readingOf(word: string, written: ReadonlyMap<string, string>): string | null {
  const typed = foldWords(word).join('');
  if (STOP_WORDS.has(typed) || isPlainWord(typed) || written.has(typed) || written.has(canonicalWord(typed))) return word;
  const known = [...written];
  if (known.some(([term]) => term.startsWith(typed))) return word;
  const near =
    known.find(([term]) => term.length > 2 && isWithinEdits(typed, term, 1)) ??
    known.find(([term]) => typed.length >= LONG_WORD && isWithinEdits(typed, term, 2)) ??
    known.find(([term]) => typed.length > 3 && isPrefixWithinEdits(typed, term, 1));
  return near?.[1] ?? null;
}
