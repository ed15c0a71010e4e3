import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type CollegeCollections, collegeCollections, HIDDEN_GEMS } from '@touchline/domain/search/college-collections';
import type { LoaderContext } from '../page-definition';

/** What /exploreColleges shows: its collections, and the number of colleges of which they are made. */
export interface LoadedCollections {
  readonly total: number;
  readonly collections: CollegeCollections;
  /** Who leads the newest season; null where it cannot be loaded. */
  readonly leaders: AnswerOf<'seasonLeaders'> | null;
  /** The colors of the members of each conference; empty where they cannot be loaded. */
  readonly conferenceColors: AnswerOf<'conferenceColors'>['items'];
}

/** Counts the collections by two searches: one for everything, one for the hidden gems. */
export async function loadCollections({ call, attempt }: Pick<LoaderContext, 'call' | 'attempt'>): Promise<LoadedCollections> {
  const gemFilters = Object.fromEntries(Object.entries(HIDDEN_GEMS).map(([name, values]) => [name, [...values]]));
  const [{ total, facets }, gems, leaders, colors] = await Promise.all([
    call('searchColleges', { query: { q: '', page: 1, facets: 'true' } }),
    call('searchColleges', { query: { q: '', page: 1, ...gemFilters } }),
    attempt(call('seasonLeaders')),
    attempt(call('conferenceColors')),
  ]);
  if (facets === null) throw new Error('The search answered without counts');
  return {
    total,
    collections: collegeCollections(facets, gems.total),
    leaders: leaders.answer,
    conferenceColors: colors.answer?.items ?? [],
  };
}
