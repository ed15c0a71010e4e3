import { STATES } from '../../reference/states';
import type { CollegeFacet } from '../college-facets';
import { foldWords } from '../matching/fold-words';

/** What words of a search ask for besides names: a value of a filter, an order, or nothing (`soccer`: all have it). */
export interface AskedByWords {
  readonly name: CollegeFacet | 'sort' | 'soccer';
  readonly value: string;
}

/** The key under which a phrase is compared: its folded words. */
const keyOf = (words: readonly string[]): string => words.join(' ');

function phrases(name: AskedByWords['name'], value: string, written: string): readonly (readonly [string, AskedByWords])[] {
  return written.split('|').map((phrase) => [phrase.trim(), { name, value }] as const);
}

/** Phrases that mean the same wherever they stand, in both languages, folded. */
const FIXED: ReadonlyMap<string, AskedByWords> = new Map([
  ...phrases('gender', 'female', 'women|womens|female|females|girls|ladies|wsoc|frauen|damen|madchen'),
  ...phrases('gender', 'female', 'frauenfussball|damenfussball|frauenteam|frauenteams|womenssoccer'),
  ...phrases('gender', 'male', 'men|mens|male|males|boys|guys|msoc|manner|herren|jungs'),
  ...phrases('gender', 'male', 'mannerfussball|herrenfussball|mannerteam|mannerteams|menssoccer'),
  ...phrases('soccer', 'soccer', 'soccer|fussball'),
  ...phrases('mission', 'hbcu', 'hbcu|hbcus|historically black|historically black college|historically black colleges'),
  ...phrases('mission', 'hbcu', 'historically black university|historically black universities'),
  ...phrases('mission', 'womens', 'womens college|womens colleges|all women|all womens|all girls|women only|womens only'),
  ...phrases('mission', 'womens', 'all womens college|all womens colleges|frauencollege|frauencolleges'),
  ...phrases('size', 'Small', 'small|kleine|kleines|kleiner'),
  ...phrases('size', 'Large', 'large|grosse|grosses|grosser'),
  ...phrases('region', 'canada', 'canada|canadian|kanada|kanadisch|kanadische'),
  ...phrases('sort', 'netPrice', 'cheap|cheapest|cheaper|affordable|most affordable|inexpensive|low cost|lowest cost'),
  ...phrases('sort', 'netPrice', 'lowest price|gunstig|gunstige|gunstigste|billig|billige|billigste|preiswert|preiswerte'),
]);

const LEAGUES: ReadonlyMap<string, string> = new Map([
  ...['ncaa', 'naia', 'njcaa', 'usports'].map((league) => [league, league] as const),
  ...['juco', 'jucos', 'junior college', 'junior colleges'].map((phrase) => [phrase, 'njcaa'] as const),
  ...['u sports', 'usport'].map((phrase) => [phrase, 'usports'] as const),
]);

const NUMBERS = [
  ['1', 'i', 'one'],
  ['2', 'ii', 'two'],
  ['3', 'iii', 'three'],
] as const;
const DIVISIONS: ReadonlyMap<string, number> = new Map(
  NUMBERS.flatMap((spellings, at) =>
    spellings.flatMap((number) =>
      ['division ', 'div ', 'd ', ...(isWord(number) ? [] : ['div', 'd'])].map((head) => [`${head}${number}`, at + 1] as const),
    ),
  ),
);

function isWord(number: string): boolean {
  return /^[a-hj-z]/.test(number);
}

const STATE_CODES: ReadonlyMap<string, string> = new Map([
  ['washington dc', 'DC'],
  ...STATES.entries.flatMap(({ value, en, de }) => [value, en, de].map((name) => [keyOf(foldWords(name)), value] as const)),
]);

/** The most words of one phrase. */
const LONGEST_PHRASE = 4;

/** A phrase at a place of the words: what it means, and how many words it takes. */
export interface FoundPhrase<Meaning> {
  readonly meaning: Meaning;
  readonly length: number;
}

function longestPhrase<Meaning>(
  table: ReadonlyMap<string, Meaning>,
  words: readonly string[],
  from: number,
): FoundPhrase<Meaning> | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length--) {
    const meaning = table.get(keyOf(words.slice(from, from + length)));
    if (meaning !== undefined) return { meaning, length };
  }
  return null;
}

/** The filter or order that words ask for at a place. */
export const fixedAt = (words: readonly string[], from: number) => longestPhrase(FIXED, words, from);
/** The league that words name at a place. */
export const leagueAt = (words: readonly string[], from: number) => longestPhrase(LEAGUES, words, from);
/** The division that words name at a place. */
export const divisionAt = (words: readonly string[], from: number) => longestPhrase(DIVISIONS, words, from);
/** The postal code of the state or province that words name at a place. */
export const stateAt = (words: readonly string[], from: number) => longestPhrase(STATE_CODES, words, from);

const LIMITS = new Map(
  'under|below|less than|up to|at most|max|maximum|cheaper than|unter|bis|bis zu|hochstens|maximal|weniger als'
    .split('|')
    .map((phrase) => [phrase, true] as const),
);
/** The number of words that say "at most" at a place; 0 for none. */
export const limitAt = (words: readonly string[], from: number): number => longestPhrase(LIMITS, words, from)?.length ?? 0;

/** Words that only join what is asked for. */
export const JOINERS: ReadonlySet<string> = new Set(['or', 'and', 'oder', 'und', '']);

/** Words that mean no college: a text of nothing else asks for all that its filters leave. */
export const FILLERS: ReadonlySet<string> = new Set(
  'college university school uni best good top great all any find show me list program programs play playing with that have my near alle mit hochschulen unis'.split(
    ' ',
  ),
);
