import type { ListedCamp } from '../../camp/listed-camp';
import { type GeoPoint, milesBetween } from '../../reference/geography/miles-between';
import { stateSpellings } from '../../reference/states';
import { foldWords } from '../matching/fold-words';
import { byCampFacet, CAMP_FACET_NAMES, CAMP_FACETS, type CampFacet, type CampFilters } from './camp-facets';
import type { CampQuery, CampSort } from './camp-query';

/** How many camps a value of a filter would bring, with all other choices unchanged. */
type CampCount = readonly [value: string, count: number];
export type CampCounts = Readonly<Record<CampFacet, readonly CampCount[]>>;

/** The camps that a query finds, in its order, and the counts of every group. */
interface FoundCamps {
  readonly found: readonly ListedCamp[];
  readonly counts: CampCounts;
}

/**
 * The published camps that a query finds on a day (YYYY-MM-DD). Each word of its text begins a word of the camp's name
 * or place, or of its host's names, town or state.
 */
export function findCamps(camps: readonly ListedCamp[], query: CampQuery, today: string): FoundCamps {
  const { filters, sort, near } = query;
  const pool = camps.filter((camp) => isAskedFor(camp, query, today));
  const chosen = CAMP_FACET_NAMES.filter((name) => filters[name] !== undefined);
  const counts = byCampFacet((name) => zeroCounts(name, filters));
  const found: ListedCamp[] = [];
  for (const camp of pool) {
    const values = facetValuesOf(camp, today);
    const failed = chosen.filter((name) => filters[name]?.some((value) => values[name].includes(value)) !== true);
    const counted = failed.length === 0 ? CAMP_FACET_NAMES : failed.length === 1 ? failed : [];
    for (const name of counted) for (const value of values[name]) counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
    if (failed.length === 0) found.push(camp);
  }
  return {
    found: inOrder(found, sort, near, query.isPast),
    counts: byCampFacet((name) => (CAMP_FACETS[name].offered === null ? [...counts[name]].sort(byValue) : [...counts[name]])),
  };
}

const byValue = ([a]: CampCount, [b]: CampCount): number => (a < b ? -1 : 1);

/** Offered and chosen values are always there, be it with zero. */
function zeroCounts(name: CampFacet, filters: CampFilters): Map<string, number> {
  return new Map([...(CAMP_FACETS[name].offered ?? []), ...(filters[name] ?? [])].map((value) => [value, 0]));
}

type Values = Readonly<Record<CampFacet, readonly string[]>>;
const known = new WeakMap<ListedCamp, { readonly today: string; readonly values: Values }>();

/** The values that a camp falls under on a day, computed once for each object and day. */
function facetValuesOf(camp: ListedCamp, today: string): Values {
  const before = known.get(camp);
  if (before?.today === today) return before.values;
  const values = byCampFacet((name) => CAMP_FACETS[name].valuesOf(camp, today));
  known.set(camp, { today, values });
  return values;
}

/** Whether a camp is one that the query asks for, apart from the groups of filters. */
function isAskedFor(camp: ListedCamp, query: CampQuery, today: string): boolean {
  const { text, from, to, near, within, college, isPast } = query;
  if (camp.endsOn < today !== isPast) return false;
  if (from !== null && camp.startsOn < from) return false;
  if (to !== null && camp.endsOn > to) return false;
  if (college !== null && camp.host._id !== college) return false;
  if (near !== null && within !== null && (milesFrom(near, camp) ?? Infinity) > within) return false;
  return foldWords(text).every((word) => wordsOf(camp).some((one) => one.startsWith(word)));
}

const spelled = new WeakMap<ListedCamp, readonly string[]>();

function wordsOf(camp: ListedCamp): readonly string[] {
  const before = spelled.get(camp);
  if (before !== undefined) return before;
  const { name, shortName, abbreviation, city, state } = camp.host;
  const texts = [
    camp.name,
    camp.placeName,
    name,
    shortName,
    abbreviation,
    city,
    ...(state === null ? [] : stateSpellings(state)),
  ];
  const words = [...new Set(texts.flatMap((text) => (text === null ? [] : foldWords(text))))];
  spelled.set(camp, words);
  return words;
}

/** The distance from a point to a camp in miles; null where its place is unknown. */
export function milesFrom(near: GeoPoint, { position: { lat, lng } }: Pick<ListedCamp, 'position'>): number | null {
  return lat === null || lng === null ? null : milesBetween(near, { lat, lng });
}

function inOrder(camps: readonly ListedCamp[], sort: CampSort, near: GeoPoint | null, isPast: boolean): readonly ListedCamp[] {
  const byDay = (a: ListedCamp, b: ListedCamp): number =>
    (isPast ? -1 : 1) * (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0) || (a._id < b._id ? -1 : 1);
  const keyOf = (camp: ListedCamp): number | null => {
    if (sort === 'price') return camp.priceCents;
    return sort === 'distance' && near !== null ? milesFrom(near, camp) : 0;
  };
  return camps
    .map((camp) => ({ camp, key: keyOf(camp) ?? Number.MAX_VALUE }))
    .sort((a, b) => a.key - b.key || byDay(a.camp, b.camp))
    .map(({ camp }) => camp);
}
