import { acronymsOf } from './college-phrases';
import { canonicalWord, foldWords } from './fold-words';
import type { SearchableCollege } from './searchable-college';
import { stateSpellings } from './state-names';

/** What a word is worth by where it stands: names before teams, teams before places. */
const FIELD_WORTH = { name: 1, alias: 0.95, acronym: 0.7, nickname: 0.6, city: 0.5, state: 0.4, conference: 0.3 } as const;

/** False for a worth that only initials derived from a name have: those are no words anybody wrote. */
export function isWorthOfWritten(worth: number): boolean {
  return worth !== FIELD_WORTH.acronym;
}

/** The single words a college is found by, each with the worth (0 to 1) of the best place where it stands. */
export function collegeTokens(college: SearchableCollege): ReadonlyMap<string, number> {
  const tokens = new Map<string, number>();
  const addWords = (field: keyof typeof FIELD_WORTH, words: Iterable<string>) => {
    for (const word of words) tokens.set(word, Math.max(tokens.get(word) ?? 0, FIELD_WORTH[field]));
  };
  const addText = (field: keyof typeof FIELD_WORTH, text: string | null) => {
    if (text !== null) addWords(field, foldWords(text).map(canonicalWord));
  };
  addText('name', college.name);
  for (const alias of [college.shortName, college.abbreviation, ...college.aliases]) addText('alias', alias);
  addWords('acronym', acronymsOf(college.name));
  addText('nickname', college.nickname);
  addText('city', college.city);
  for (const state of college.state === null ? [] : stateSpellings(college.state)) addText('state', state);
  addText('conference', college.conference);
  if (college.conference !== null) addWords('conference', acronymsOf(college.conference));
  return tokens;
}
