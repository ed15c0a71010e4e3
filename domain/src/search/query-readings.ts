import type { CollegeIndex } from './college-index';
import { isKnownWord } from './match-word';
import type { SearchableCollege } from './searchable-college';

const MOST_READINGS = 6;

/** The ways to read a query's words: as typed, two neighbours as one known word ("stan ford"), one unknown word as two known ones ("ohiostate"); six at most. */
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
