import { dayIn, LATEST_ZONE } from '@touchline/domain/camp/camp-span';
import type { RecruitQuery } from '@touchline/domain/person/recruits/recruit-query';
import type { RecruitSet } from '@touchline/domain/person/recruits/recruit-index';
import { findCamps } from '@touchline/domain/search/camps/find-camps';
import { type FindableCollege, findColleges } from '@touchline/domain/search/find-colleges';
import type { CollegeIndex } from '@touchline/domain/search/matching/college-index';
import type { WatchedQuery } from '@touchline/domain/watching/watched-query';
import type { Clock } from '../../platform/clock-and-ids';
import type { CampListStore } from '../camps/camp-list-store';
import type { RecruitSearchStore } from '../recruits/recruit-search-store';

/** Where searches look. */
export interface SearchDependencies {
  readonly catalogue: { readonly current: () => Promise<{ readonly index: CollegeIndex<FindableCollege> }> };
  readonly camps: Pick<CampListStore, 'current'>;
  readonly recruits: Pick<RecruitSearchStore, 'ids'>;
  readonly clock: Clock;
}

/** The ids of everything that a search finds now, in its order, by the code that answers the search itself. */
export async function resultsOf(
  dependencies: SearchDependencies,
  asked: WatchedQuery,
  set: RecruitSet,
): Promise<readonly string[]> {
  if (asked.kind === 'recruits') return recruitResults(dependencies, asked.query, set);
  return (await namedResults(dependencies, asked)).map(({ id }) => id);
}

/** The recruits that one set of keys finds; 1,001 where there are more than 1,000. */
function recruitResults(
  { recruits, clock }: SearchDependencies,
  query: RecruitQuery,
  set: RecruitSet,
): Promise<readonly string[]> {
  return recruits.ids({ query, set, at: clock().toISOString() });
}

/** The same of colleges and camps, each with the name that a mail may say. */
export async function namedResults(
  { catalogue, camps, clock }: Omit<SearchDependencies, 'recruits'>,
  asked: Exclude<WatchedQuery, { kind: 'recruits' }>,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  if (asked.kind === 'colleges')
    return findColleges((await catalogue.current()).index, asked.query).found.map(({ _id, name }) => ({ id: _id, name }));
  const { found } = findCamps(await camps.current(), asked.query, dayIn(LATEST_ZONE, clock()));
  return found.map(({ _id, name, host }) => ({ id: _id, name: `${name} (${host.name})` }));
}
