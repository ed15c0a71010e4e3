import { CIP_FAMILIES } from '../reference/cip-families';
import type { CollegeFilters } from './college-facets';
import { ALL_COLLEGES, paramsOfQuery } from './college-query';
import type { FacetCounts } from './find-colleges';
import { DEFAULT_BUDGET, IVY_LEAGUE } from './popular-values';

/**
 * Hidden gems: small colleges that admit at least half of those who apply, of whose students at least half graduate
 * (within six years, at two-year colleges within three), and that cost at most the default budget. A college with
 * one of these unknown is not among them.
 */
export const HIDDEN_GEMS = {
  size: ['Small'],
  acceptance: ['from50'],
  graduation: ['from50'],
  netPrice: [DEFAULT_BUDGET],
} as const satisfies CollegeFilters;

/** The collections that are not a list of their own, in the order of the page. */
export const POPULAR_COLLECTIONS = [
  ...(['sea', 'acceptance', 'graduation', 'budget', 'gems'] as const),
  ...(['ivy', 'bestPublic', 'hbcu', 'womens', 'camp'] as const),
] as const;
export type PopularCollection = (typeof POPULAR_COLLECTIONS)[number];

/** The lists of collections by the group of filters whose values they are. */
export const COLLECTION_FACETS = ['field', 'conference', 'state'] as const;
export type CollectionFacet = (typeof COLLECTION_FACETS)[number];

/** A value of a group of filters, how many colleges have it, and for a conference its name. */
export type CountedValue = readonly [value: string, count: number, name?: string];

/** The collections of /exploreColleges with the number of colleges in each, none of them empty (S2-07). */
export interface CollegeCollections {
  readonly popular: readonly { readonly name: PopularCollection; readonly filters: CollegeFilters; readonly count: number }[];
  /** The values of each list, those with most colleges first. */
  readonly lists: Readonly<Record<CollectionFacet, readonly CountedValue[]>>;
}

/** The filters of a popular collection. */
function popularFilters(name: PopularCollection): CollegeFilters {
  switch (name) {
    case 'sea':
      return { sea: ['true'] };
    case 'acceptance':
      return { acceptance: ['from50'] };
    case 'graduation':
      return { graduation: ['from50'] };
    case 'budget':
      return { netPrice: [DEFAULT_BUDGET] };
    case 'gems':
      return HIDDEN_GEMS;
    case 'ivy':
      return { conference: [IVY_LEAGUE] };
    case 'bestPublic':
      return { ranked: ['bestPublic'] };
    case 'hbcu':
    case 'womens':
      return { mission: [name] };
    case 'camp':
      return { camp: ['true'] };
  }
}

const MAJORS = new Set(CIP_FAMILIES.entries.filter(({ isMajor }) => isMajor).map(({ value }) => value));

/**
 * The collections of a catalogue, from the counts of a search for everything and the number of its hidden gems. Each
 * count is the total of the search that its filters make.
 */
export function collegeCollections(counts: FacetCounts, gems: number): CollegeCollections {
  const counted = (facet: CollectionFacet): readonly CountedValue[] =>
    counts[facet].flatMap(([value, count, , name]): CountedValue[] =>
      count === 0 ? [] : [name === undefined ? [value, count] : [value, count, name]],
    );
  return {
    popular: POPULAR_COLLECTIONS.flatMap((name) => {
      const filters = popularFilters(name);
      const count = name === 'gems' ? gems : countOf(filters, counts);
      return count === 0 ? [] : [{ name, filters, count }];
    }),
    lists: {
      field: counted('field').filter(([value]) => MAJORS.has(value)),
      conference: counted('conference'),
      state: counted('state'),
    },
  };
}

/** The number of colleges with the one value of these filters. */
function countOf(filters: CollegeFilters, counts: FacetCounts): number {
  const [facet] = Object.keys(filters) as (keyof FacetCounts)[];
  if (facet === undefined) return 0;
  return counts[facet].find(([value]) => value === filters[facet]?.[0])?.[1] ?? 0;
}

/** The address of the search with these filters. */
export function collectionAddress(filters: CollegeFilters): `/colleges?${string}` {
  const params = paramsOfQuery({ ...ALL_COLLEGES, filters });
  return `/colleges?${params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
