import {
  type ByFacet,
  byFacet,
  COLLEGE_FACET_NAMES,
  COLLEGE_FACETS,
  type CollegeFacet,
  type CollegeFilters,
} from './college-facets';
import { facetValuesOf, type FilterableCollege, hasOneOf, isLimited } from './facet-values';
import { askedTeam } from './asked-team';
import type { CollegeIndex } from './matching/college-index';
import type { CollegeQuery, CollegeSort } from './college-query';
import { priceInUsDollars } from '../college/catalogue/listed-price';
import { type GeoPoint, milesBetween } from '../reference/geography/miles-between';
import { STRENGTH_QUARTERS, strengthMark } from '../reference/strength-marks';
import { type GeoArea, isInArea } from './geo-area';
import { isTypedName, searchColleges } from './matching/search-colleges';
import type { SearchableCollege } from './matching/searchable-college';
import { foldWords } from './matching/fold-words';
import { readQuery } from './reading/read-query';
import { readText, type TextReading } from './reading/read-text';
import { conferenceIdOf, conferenceLabel } from '../reference/conferences/conference-ids';

type KeyOf = (college: FilterableCollege, near: GeoPoint | null, team: ReturnType<typeof askedTeam>) => number | null;

/** What comes first is least. */
const KEYS: Readonly<Record<Exclude<CollegeSort, 'relevance' | 'name'>, KeyOf>> = {
  netPrice: priceInUsDollars,
  graduation: ({ graduationRate }) => (graduationRate === null ? null : -graduationRate),
  acceptance: ({ acceptanceRate }) => (acceptanceRate === null ? null : -acceptanceRate),
  distance: ({ lat, lng }, near) => (lat === null || lng === null || near === null ? null : milesBetween(near, { lat, lng })),
  ranking: ({ rank }) => rank,
  strength: strongestQuarter,
};

/** The best quarter of the asked team, or of both where none is asked for. */
function strongestQuarter({ strength }: FilterableCollege, _: GeoPoint | null, team: ReturnType<typeof askedTeam>) {
  const own = STRENGTH_QUARTERS.filter((quarter) =>
    (team === undefined ? (['male', 'female'] as const) : [team]).some((sex) => strength.includes(strengthMark(sex, quarter))),
  );
  return own[0] ?? null;
}

/**
 * Colleges in an order, those whose value is unknown last; `relevance` is the order in which they come, and what is
 * equal stays in it.
 */
function inOrderOf<Row extends FilterableCollege>(
  rows: readonly Row[],
  sort: CollegeSort,
  near: GeoPoint | null,
  team: ReturnType<typeof askedTeam>,
): readonly Row[] {
  if (sort === 'relevance') return rows;
  if (sort === 'name') return sorted(rows, ({ name }) => foldWords(name).join(' '));
  return sorted(rows, (row) => KEYS[sort](row, near, team) ?? Number.POSITIVE_INFINITY);
}

function sorted<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): readonly Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ row }) => row);
}

/**
 * How many colleges a value of a group brings, and in the groups of teams how many of them have no asked-for team that
 * a list or a result names; left out where it is zero. A conference, whose value is an id, has its name behind that.
 */
export type FacetCount =
  | readonly [value: string, count: number]
  | readonly [value: string, count: number, inferred: number]
  | readonly [value: string, count: number, inferred: number, name: string];

/** The counts of every group; a group without a fixed list of values has the most frequent first. */
export type FacetCounts = ByFacet<readonly FacetCount[]>;

/** What a query finds: every college in the wanted order, and what each value of each group would bring. */
interface FoundColleges<Row> {
  readonly found: readonly Row[];
  readonly counts: FacetCounts;
}

/** The same with what the words of the text were read as. */
interface ReadColleges<Row> extends FoundColleges<Row> {
  readonly reading: TextReading;
}

/** A college of the catalogue, as far as searching goes. */
export type FindableCollege = SearchableCollege & FilterableCollege;

/**
 * Finds colleges by text and filters. Groups narrow each other, values of one group widen it; a group's counts leave
 * its own choice aside: each is the number of colleges that this value alone would bring together with everything else
 * that is asked for. Words of the text that ask for a filter or an order count as chosen, unless the text is a name.
 */
export function findColleges<Row extends FindableCollege>(index: CollegeIndex<Row>, asked: CollegeQuery): ReadColleges<Row> {
  const reading = isTypedName(index, asked.text) ? { text: asked.text, parts: [] } : readText(asked.text);
  const { query, narrowing } = readQuery(asked, reading);
  const { text, filters, near, within, area, sort } = query;
  const named = narrowedTo(searchColleges(index, text), narrowing);
  const nearby = near === null || within === null ? named : named.filter((row) => isWithin(row, near, within));
  const inReach = area === null ? nearby : nearby.filter((row) => liesIn(row, area));
  const isEverything = inReach === index.byProminence && COLLEGE_FACET_NAMES.every((name) => filters[name] === undefined);
  const names = conferenceNamesOf(index.rows);
  const { found, counts } = isEverything ? everythingOf(inReach, names) : narrowed(inReach, filters, names);
  return { found: inOrderOf(found, sort, near, askedTeam(filters)), counts, reading };
}

function narrowedTo<Row extends FindableCollege>(rows: readonly Row[], filters: CollegeFilters): readonly Row[] {
  const chosen = COLLEGE_FACET_NAMES.filter((name) => filters[name] !== undefined);
  return chosen.length === 0 ? rows : rows.filter((row) => chosen.every((name) => hasOneOf(row, name, filters[name] ?? [])));
}

const everything = new WeakMap<readonly FindableCollege[], FoundColleges<FindableCollege>>();

/** All colleges with their counts: what most visits ask for, counted once for each state of the catalogue. */
function everythingOf<Row extends FindableCollege>(rows: readonly Row[], names: ConferenceNames): FoundColleges<Row> {
  const { counts } = everything.get(rows) ?? narrowed(rows, {}, names);
  const all = { found: rows, counts };
  everything.set(rows, all);
  return all;
}

type ConferenceNames = ReturnType<typeof conferenceNamesOf>;

/** The colleges that filters leave over, and the counts of every group. */
function narrowed<Row extends FindableCollege>(
  rows: readonly Row[],
  filters: CollegeFilters,
  names: ConferenceNames,
): FoundColleges<Row> {
  const chosen = COLLEGE_FACET_NAMES.filter((name) => filters[name] !== undefined);
  const counts = zeroCounts(filters);
  const inferred = byFacet(() => new Map<string, number>());
  const limits = ownLimits(filters);
  const count = (row: Row, name: CollegeFacet) => {
    for (const value of facetValuesOf(row)[name]) {
      add(counts[name], value);
      if (OF_TEAMS.has(name) && isInferred(row, name === 'gender' ? [value] : filters.gender)) add(inferred[name], value);
    }
    for (const value of limits[name]) if (hasOneOf(row, name, [value])) add(counts[name], value);
  };
  const found: Row[] = [];
  for (const row of rows) {
    const failed = chosen.filter((name) => !hasOneOf(row, name, filters[name] ?? []));
    const [only] = failed;
    if (only === undefined) {
      found.push(row);
      for (const name of COLLEGE_FACET_NAMES) count(row, name);
    } else if (failed.length === 1) count(row, only);
  }
  return { found, counts: inOrderOfGroups(counts, inferred, names) };
}

/** The groups that choose teams. */
const OF_TEAMS: ReadonlySet<CollegeFacet> = new Set(['gender', 'level']);

/**
 * Whether all teams of a college of the chosen genders are inferred
 * (docs/decisions/042-unconfirmed-teams.md).
 */
function isInferred({ sexes, inferred }: FilterableCollege, genders: readonly string[] | undefined): boolean {
  const asked = sexes.filter((sex) => genders === undefined || genders.includes(sex));
  return asked.length > 0 && asked.every((sex) => inferred.includes(sex));
}

type Counting = ByFacet<Map<string, number>>;

/** Offered and chosen values are always there, be it with zero. */
function zeroCounts(filters: CollegeFilters): Counting {
  return byFacet(
    (name) => new Map([...(COLLEGE_FACETS[name].offered ?? []), ...(filters[name] ?? [])].map((value) => [value, 0] as const)),
  );
}

/** Chosen limits that are not among the presets: no college has them among its values. */
function ownLimits(filters: CollegeFilters): ByFacet<readonly string[]> {
  return byFacet((name) =>
    isLimited(name) ? (filters[name] ?? []).filter((value) => !COLLEGE_FACETS[name].offered?.includes(value)) : [],
  );
}

function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function inOrderOfGroups(counts: Counting, inferred: Counting, names: ConferenceNames): FacetCounts {
  return byFacet((name) => {
    const list = [...counts[name]].map(([value, count]): FacetCount => {
      const conference = name === 'conference' ? names.get(value) : undefined;
      if (conference !== undefined) return [value, count, 0, conference];
      const unconfirmed = inferred[name].get(value);
      return unconfirmed === undefined ? [value, count] : [value, count, unconfirmed];
    });
    return COLLEGE_FACETS[name].offered === null ? list.sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1)) : list;
  });
}

function isWithin({ lat, lng }: FilterableCollege, near: GeoPoint, miles: number): boolean {
  return lat !== null && lng !== null && milesBetween(near, { lat, lng }) <= miles;
}

function liesIn({ lat, lng }: FilterableCollege, area: GeoArea): boolean {
  return lat !== null && lng !== null && isInArea({ lat, lng }, area);
}

const known = new WeakMap<readonly FilterableCollege[], ReadonlyMap<string, string>>();

/** What the conferences of colleges are called, by id; one that our tables lack as its colleges call it. */
function conferenceNamesOf(colleges: readonly FilterableCollege[]): ReadonlyMap<string, string> {
  const before = known.get(colleges);
  if (before !== undefined) return before;
  const names = new Map<string, string>();
  for (const { league, division, conference, mensConference, womensConference } of colleges) {
    for (const id of [mensConference, womensConference]) {
      if (id === null || names.has(id)) continue;
      const name = conferenceLabel(id) ?? (conferenceIdOf(league, division, conference) === id ? conference : null);
      if (name !== null) names.set(id, name);
    }
  }
  known.set(colleges, names);
  return names;
}
