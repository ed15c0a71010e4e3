import { registeredName } from '../../college/path-name';
import { closeTerms, type CloseTerms } from './close-terms';
import {
  collegePhrases,
  collegeTokens,
  isWrittenWeight,
  phraseKeys,
  type PhraseKeys,
  type SearchableCollege,
} from './searchable-college';
import { canonicalWord, foldWords, STOP_WORDS } from './fold-words';
import { prominenceOf } from './prominence';

/** A row (by number) that contains a word or phrase, with the weight of its best occurrence there. */
interface Posting {
  readonly row: number;
  readonly weight: number;
}

/** The rarity of every stop word; that of other words is log(1 + rows / uses). */
export const RARITY_OF_STOP_WORDS = 0.05;

/** Everything a search reads, built once for a set of rows. Rows are sorted by name, so a row's number breaks ties. */
export interface CollegeIndex<Row extends SearchableCollege> {
  readonly rows: readonly Row[];
  readonly tokens: CloseTerms;
  readonly tokenIds: ReadonlyMap<string, number>;
  /** Token ids in alphabetical order, for beginnings of words. */
  readonly alphabetical: Uint32Array;
  /** By token id. */
  readonly postings: readonly (readonly Posting[])[];
  readonly rarity: Float64Array;
  /** By token id: whether a college's name contains it; false for initials that were only derived from a name. */
  readonly isWritten: readonly boolean[];
  /** By row: the sum of the rarities of its name's words, by which names that a query covers rank higher. */
  readonly nameRarity: Float64Array;
  /** The rows in the order in which a search without text answers them: the most prominent first, then by name. */
  readonly byProminence: readonly Row[];
  /** By row: the order among equally good results. */
  readonly prominence: Float64Array;
  /** By row: its names as phraseKeys spells them. */
  readonly nameKeys: readonly (readonly PhraseKeys[])[];
  readonly phrases: CloseTerms;
  readonly phraseUses: ReadonlyMap<string, readonly Posting[]>;
}

/** Builds the index for searchColleges: 60 to 100 ms and 7 MB for 3,000 colleges. Any change of a row rebuilds it. */
export function buildCollegeIndex<Row extends SearchableCollege>(colleges: readonly Row[]): CollegeIndex<Row> {
  const rows = inOrderOfNames(colleges);
  const tokenUses = usesOf(rows, collegeTokens);
  const phraseUses = usesOf(rows, collegePhrases);
  const tokens = closeTerms(tokenUses.keys());
  const tokenIds = new Map(tokens.terms.map((term, id) => [term, id]));
  const postings = tokens.terms.map((term) => tokenUses.get(term) ?? []);
  const rarity = Float64Array.from(tokens.terms, (term, id) => rarityOf(term, postings[id]?.length ?? 0, rows.length));
  const rarityIn = (token: string) => rarity[tokenIds.get(token) ?? -1] ?? 0;
  return {
    rows,
    tokens,
    tokenIds,
    alphabetical: Uint32Array.from(tokens.terms.toSorted(), (term) => tokenIds.get(term) ?? 0),
    postings,
    rarity,
    isWritten: postings.map((uses) => uses.some(({ weight: weight }) => isWrittenWeight(weight))),
    nameRarity: Float64Array.from(rows, (row) =>
      nameTokens(row).reduce((sum, token) => sum + rarityIn(token), RARITY_OF_STOP_WORDS),
    ),
    byProminence: rows.toSorted((a, b) => prominenceOf(b) - prominenceOf(a) || (b.students ?? 0) - (a.students ?? 0)),
    prominence: Float64Array.from(rows, prominenceOf),
    nameKeys: rows.map((row) => [...new Set([row.name, registeredName(row)])].map((name) => phraseKeys(foldWords(name)))),
    phrases: closeTerms(phraseUses.keys()),
    phraseUses,
  };
}

function usesOf<Row>(
  rows: readonly Row[],
  weightsIn: (row: Row) => ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly Posting[]> {
  const uses = new Map<string, Posting[]>();
  rows.forEach((college, row) => {
    for (const [key, weight] of weightsIn(college)) {
      const known = uses.get(key);
      if (known === undefined) uses.set(key, [{ row, weight: weight }]);
      else known.push({ row, weight: weight });
    }
  });
  return uses;
}

function rarityOf(term: string, uses: number, rowCount: number): number {
  return STOP_WORDS.has(term) ? RARITY_OF_STOP_WORDS : Math.log(1 + rowCount / Math.max(uses, 1));
}

function nameTokens(college: SearchableCollege): string[] {
  return [...new Set(foldWords(registeredName(college)).map(canonicalWord))];
}

/** Code-unit order of folded names, then names, then ids: the same on every host. */
function inOrderOfNames<Row extends SearchableCollege>(colleges: readonly Row[]): Row[] {
  const keyed = colleges.map((college) => ({ college, key: foldWords(college.name).join(' ') }));
  keyed.sort((a, b) => compare(a.key, b.key) || compare(a.college.name, b.college.name) || compare(a.college._id, b.college._id));
  return keyed.map(({ college }) => college);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
