import { pathNameOf } from '../college/path-name';
import type { CampusSetting, CollegeType } from '../constants/college-kinds';
import type { Division, League } from '../constants/leagues';
import { RANKING_LISTS } from '../constants/ranking-lists';
import { slugOf } from '../import/college-slug';
import type { FindableCollege } from './find-colleges';

/** A college of the catalogue as the browser has it: everything that lists, search and filters need. */
export interface CatalogueEntry extends FindableCollege {
  readonly pathName: string;
  readonly color: string | null;
  readonly sexes: ('male' | 'female')[];
  readonly satHigh: number | null;
  readonly actHigh: number | null;
}

type Texts = readonly (string | null)[];
type Numbers = readonly (number | null)[];

/** A column whose values repeat: each value once, and for each college its place among them or null. */
interface WordColumn<Word extends string> {
  readonly words: readonly Word[];
  readonly at: Numbers;
}

/**
 * The whole catalogue by columns, so that equal things stand together and compress (≤ 250 kB gzipped for 2,000 colleges, design.md §4). `_id` and `pathName`
 * are null where they follow from the name; `fields` are the digits of CIP families without separator; `sexes` adds 1 for men and 2 for women; `lat` and `lng`
 * are thousandths of a degree; `aliases` is null where there is none; `camp` and `sampleRank` are 1 where there is one; `lists` adds 2 to the power of its place among RANKING_LISTS for each list.
 */
export interface CatalogueFile {
  readonly version: 4;
  readonly _id: Texts;
  readonly name: readonly string[];
  readonly pathName: Texts;
  readonly shortName: Texts;
  readonly abbreviation: Texts;
  readonly nickname: Texts;
  readonly color: Texts;
  readonly aliases: readonly (readonly string[] | null)[];
  readonly city: WordColumn<string>;
  readonly state: WordColumn<string>;
  readonly league: WordColumn<League>;
  readonly conference: WordColumn<string>;
  readonly collegeType: WordColumn<CollegeType>;
  readonly affiliation: WordColumn<string>;
  readonly setting: WordColumn<CampusSetting>;
  readonly division: readonly (Division | null)[];
  readonly sexes: readonly number[];
  readonly fields: readonly string[];
  readonly students: Numbers;
  readonly acceptanceRate: Numbers;
  readonly graduationRate: Numbers;
  readonly netPrice: Numbers;
  readonly satLow: Numbers;
  readonly satHigh: Numbers;
  readonly actLow: Numbers;
  readonly actHigh: Numbers;
  readonly lat: Numbers;
  readonly lng: Numbers;
  readonly milesToSea: Numbers;
  readonly camp: readonly number[];
  readonly rank: Numbers;
  readonly sampleRank: readonly number[];
  readonly lists: readonly number[];
}

const SEXES = ['male', 'female'] as const;
const THOUSAND = 1000;

/** Puts colleges into one file. */
export function catalogueFileOf(entries: readonly CatalogueEntry[]): CatalogueFile {
  const column = <Value>(valueOf: (entry: CatalogueEntry) => Value): Value[] => entries.map(valueOf);
  return {
    version: 4,
    _id: column(({ _id, name }) => (_id === slugOf(name) ? null : _id)),
    name: column(({ name }) => name),
    pathName: column(({ pathName, name }) => (pathName === pathNameOf(name) ? null : pathName)),
    shortName: column(({ shortName }) => shortName),
    abbreviation: column(({ abbreviation }) => abbreviation),
    nickname: column(({ nickname }) => nickname),
    color: column(({ color }) => color),
    aliases: column(({ aliases }) => (aliases.length === 0 ? null : aliases)),
    city: wordColumn(column(({ city }) => city)),
    state: wordColumn(column(({ state }) => state)),
    league: wordColumn(column(({ league }) => league)),
    conference: wordColumn(column(({ conference }) => conference)),
    collegeType: wordColumn(column(({ collegeType }) => collegeType)),
    affiliation: wordColumn(column(({ affiliation }) => affiliation)),
    setting: wordColumn(column(({ setting }) => setting)),
    division: column(({ division }) => division),
    sexes: column(({ sexes }) => marks(SEXES, sexes)),
    fields: column(({ fields }) => fields.join('')),
    students: column(({ students }) => students),
    acceptanceRate: column(({ acceptanceRate }) => acceptanceRate),
    graduationRate: column(({ graduationRate }) => graduationRate),
    netPrice: column(({ netPrice }) => netPrice),
    satLow: column(({ satLow }) => satLow),
    satHigh: column(({ satHigh }) => satHigh),
    actLow: column(({ actLow }) => actLow),
    actHigh: column(({ actHigh }) => actHigh),
    lat: column(({ lat }) => thousandths(lat)),
    lng: column(({ lng }) => thousandths(lng)),
    milesToSea: column(({ milesToSea }) => milesToSea),
    camp: column(({ hasCamp }) => (hasCamp ? 1 : 0)),
    rank: column(({ rank }) => rank),
    sampleRank: column(({ isSampleRank }) => (isSampleRank ? 1 : 0)),
    lists: column(({ lists }) => marks(RANKING_LISTS, lists)),
  };
}

/** The colleges of a file that catalogueFileOf made, in their order; places come back to a thousandth of a degree. */
export function entriesOfCatalogue(file: CatalogueFile): readonly CatalogueEntry[] {
  return file.name.map((name, row) => ({
    _id: file._id[row] ?? slugOf(name),
    name,
    pathName: file.pathName[row] ?? pathNameOf(name),
    shortName: file.shortName[row] ?? null,
    abbreviation: file.abbreviation[row] ?? null,
    nickname: file.nickname[row] ?? null,
    color: file.color[row] ?? null,
    aliases: file.aliases[row] ?? [],
    city: wordIn(file.city, row),
    state: wordIn(file.state, row),
    league: wordIn(file.league, row),
    conference: wordIn(file.conference, row),
    collegeType: wordIn(file.collegeType, row),
    affiliation: wordIn(file.affiliation, row),
    setting: wordIn(file.setting, row),
    division: file.division[row] ?? null,
    sexes: marked(SEXES, file.sexes[row]),
    fields: file.fields[row]?.match(/../g) ?? [],
    students: file.students[row] ?? null,
    acceptanceRate: file.acceptanceRate[row] ?? null,
    graduationRate: file.graduationRate[row] ?? null,
    netPrice: file.netPrice[row] ?? null,
    satLow: file.satLow[row] ?? null,
    satHigh: file.satHigh[row] ?? null,
    actLow: file.actLow[row] ?? null,
    actHigh: file.actHigh[row] ?? null,
    lat: degrees(file.lat[row] ?? null),
    lng: degrees(file.lng[row] ?? null),
    milesToSea: file.milesToSea[row] ?? null,
    hasCamp: file.camp[row] === 1,
    rank: file.rank[row] ?? null,
    isSampleRank: file.sampleRank[row] === 1,
    lists: marked(RANKING_LISTS, file.lists[row]),
  }));
}

function wordColumn<Word extends string>(values: readonly (Word | null)[]): WordColumn<Word> {
  const places = new Map<Word, number>();
  for (const value of values) if (value !== null && !places.has(value)) places.set(value, places.size);
  return { words: [...places.keys()], at: values.map((value) => (value === null ? null : (places.get(value) ?? null))) };
}

function wordIn<Word extends string>({ words, at }: WordColumn<Word>, row: number): Word | null {
  return words[at[row] ?? -1] ?? null;
}

/** One number for which of some values are held. */
function marks<Value>(all: readonly Value[], held: readonly Value[]): number {
  return all.reduce((sum, value, at) => sum + (held.includes(value) ? 2 ** at : 0), 0);
}

function marked<Value>(all: readonly Value[], marks = 0): Value[] {
  return all.filter((_, at) => (marks & (2 ** at)) !== 0);
}

function thousandths(value: number | null): number | null {
  return value === null ? null : Math.round(value * THOUSAND);
}

function degrees(value: number | null): number | null {
  return value === null ? null : value / THOUSAND;
}
