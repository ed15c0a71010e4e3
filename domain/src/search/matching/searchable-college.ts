import { splitWords } from '../../kernel/text/fold-text';
import { registeredName } from '../../college/path-name';
import { canonicalWord, foldWords, STOP_WORDS } from './fold-words';
import type { ProminentCollege } from './prominence';
import { stateSpellings } from '../../reference/states';

/** What search reads of a college; `state` is a postal code or a name, `nickname` is that of its teams (S3-04). */
export interface SearchableCollege extends ProminentCollege {
  readonly _id: string;
  readonly name: string;
  /** The name in registers where that is another one. */
  readonly legalName: string | null;
  readonly shortName: string | null;
  readonly abbreviation: string | null;
  readonly nickname: string | null;
  readonly aliases: readonly string[];
  readonly city: string | null;
  readonly state: string | null;
  readonly conference: string | null;
}

/** The score of a query that equals a whole phrase of a college, best first; always above the score of single words. */
const PHRASE_WEIGHTS = { name: 4, alias: 3.6, core: 3.4, head: 3.3, headCore: 3.2, nickname: 3, acronym: 2.5 } as const;

/**
 * The penalty where query and phrase agree only after abbreviations are resolved: "St. Leo" as typed comes before
 * "Saint Leo".
 */
export const FOLDED_PENALTY = 0.05;

/** The weight of a name that is typed letter for letter. */
export const NAME_WEIGHT = PHRASE_WEIGHTS.name;

/** The weight of phrases made of initials, where one typo may name another college. */
export const INITIALS_WEIGHT = PHRASE_WEIGHTS.acronym;

const GENERIC_WORD = /\b(?:university|college|institute|academy|school|seminary)\b/i;
const CAMPUS_BORDER = / at | - |-| \(|, /g;

/**
 * The phrases that may name a college, with their weights: names, teams, and what follows from its name (without
 * campus, without "University", initials).
 */
export function collegePhrases(college: SearchableCollege): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (key: string, weight: number) => {
    if (key !== '') weights.set(key, Math.max(weights.get(key) ?? 0, weight));
  };
  const addText = (kind: keyof typeof PHRASE_WEIGHTS, text: string | null) => {
    if (text === null) return;
    const [written, canonical] = phraseKeys(foldWords(text));
    add(canonical, PHRASE_WEIGHTS[kind] - FOLDED_PENALTY);
    add(written, PHRASE_WEIGHTS[kind]);
  };
  const registered = registeredName(college);
  const head = nameWithoutCampus(registered);
  for (const name of new Set([college.name, registered])) addText('name', name);
  for (const alias of [college.shortName, ...college.aliases]) addText('alias', alias);
  const acronyms = acronymsOf(registered);
  if (!isAcronym(college.abbreviation, acronyms)) addText('alias', college.abbreviation);
  addText('nickname', college.nickname);
  add(coreKey(registered), PHRASE_WEIGHTS.core);
  if (head !== registered) {
    addText('head', head);
    add(coreKey(head), PHRASE_WEIGHTS.headCore);
  }
  for (const acronym of acronyms) add(acronym, PHRASE_WEIGHTS.acronym);
  return weights;
}

/** Whether an abbreviation says no more than the initials of the name, as the letters of most crests. */
function isAcronym(abbreviation: string | null, acronyms: readonly string[]): boolean {
  return abbreviation !== null && acronyms.includes(abbreviation.toLowerCase());
}

export type PhraseKeys = readonly [written: string, canonical: string];

/**
 * The two spellings, without blanks, under which folded words are looked up whole: as written, and with abbreviations
 * resolved and stop words left out.
 */
export function phraseKeys(words: readonly string[]): PhraseKeys {
  return [words.join(''), significantWords(words).join('')];
}

/**
 * Initials of a name and of its part before the campus: without stop words (unc, ucla), and with them written out
 * ("uofm"); never one letter.
 */
export function acronymsOf(name: string): readonly string[] {
  const acronyms = new Set<string>();
  for (const part of new Set([name, nameWithoutCampus(name)])) {
    const words = splitWords(part);
    const significant = words.filter((word) => !STOP_WORDS.has(word) || word.length === 1);
    acronyms.add(significant.map((word) => word.charAt(0)).join(''));
    acronyms.add(words.map((word) => (STOP_WORDS.has(word) ? word : word.charAt(0))).join(''));
  }
  return [...acronyms].filter((acronym) => acronym.length > 1);
}

/**
 * "University of California-Davis" → "University of California": the name up to a campus border that follows a word
 * like "University".
 */
export function nameWithoutCampus(name: string): string {
  for (const border of name.matchAll(CAMPUS_BORDER)) {
    const head = name.slice(0, border.index);
    if (GENERIC_WORD.test(head)) return head;
  }
  return name;
}

function coreKey(name: string): string {
  return significantWords(foldWords(name))
    .filter((word) => !GENERIC_WORD.test(word))
    .join('');
}

function significantWords(words: readonly string[]): string[] {
  return words.map(canonicalWord).filter((word) => !STOP_WORDS.has(word));
}

/** The weight of a word by the field it is in: names before teams, teams before places. */
const FIELD_WEIGHTS = { name: 1, alias: 0.95, acronym: 0.7, nickname: 0.6, city: 0.5, state: 0.4, conference: 0.3 } as const;

/** False for the weight of initials that were only derived from a name, which nobody wrote as a word. */
export function isWrittenWeight(weight: number): boolean {
  return weight !== FIELD_WEIGHTS.acronym;
}

/** The single words a college is found by, each with the weight (0 to 1) of its best occurrence. */
export function collegeTokens(college: SearchableCollege): ReadonlyMap<string, number> {
  const tokens = new Map<string, number>();
  const addWords = (field: keyof typeof FIELD_WEIGHTS, words: Iterable<string>) => {
    for (const word of words) tokens.set(word, Math.max(tokens.get(word) ?? 0, FIELD_WEIGHTS[field]));
  };
  const addText = (field: keyof typeof FIELD_WEIGHTS, text: string | null) => {
    if (text !== null) addWords(field, foldWords(text).map(canonicalWord));
  };
  const registered = registeredName(college);
  const acronyms = acronymsOf(registered);
  for (const name of [college.name, registered]) addText('name', name);
  for (const alias of [college.shortName, ...college.aliases]) addText('alias', alias);
  if (!isAcronym(college.abbreviation, acronyms)) addText('alias', college.abbreviation);
  addWords('acronym', acronyms);
  addText('nickname', college.nickname);
  addText('city', college.city);
  for (const state of college.state === null ? [] : stateSpellings(college.state)) addText('state', state);
  addText('conference', college.conference);
  if (college.conference !== null) addWords('conference', acronymsOf(college.conference));
  return tokens;
}
