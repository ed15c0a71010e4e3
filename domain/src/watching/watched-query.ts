import { Refusal } from '../kernel/refusal/refusal';
import { paramsOfRecruitQuery, type RecruitQuery, recruitQueryOf } from '../person/recruits/recruit-query';
import type { WatchedKind } from '../reference/watched-searches';
import { type CampQuery, campQueryOf, paramsOfCampQuery } from '../search/camps/camp-query';
import { type CollegeQuery, collegeQueryOf, paramsOfQuery } from '../search/college-query';
import { paramsIn, textOfParams, watchedCampQuery, watchedCollegeQuery, watchedRecruitQuery } from './watched-params';

/** A search as its own code takes it. */
export type WatchedQuery =
  | { readonly kind: 'colleges'; readonly query: CollegeQuery }
  | { readonly kind: 'camps'; readonly query: CampQuery }
  | { readonly kind: 'recruits'; readonly query: RecruitQuery };

/** Reads the text of an address as the search's own page does: what is not valid is left out. */
function readQuery(kind: WatchedKind, text: string): WatchedQuery {
  const params = paramsIn(text);
  if (kind === 'colleges') return { kind, query: watchedCollegeQuery(collegeQueryOf(params)) };
  if (kind === 'camps') return { kind, query: watchedCampQuery(campQueryOf(params)) };
  return { kind, query: watchedRecruitQuery(recruitQueryOf(params)) };
}

/** What is watched of a search as the text of an address, so that equal searches have equal texts. */
export function watchedTextOf(asked: WatchedQuery): string {
  if (asked.kind === 'colleges') return textOfParams(paramsOfQuery(watchedCollegeQuery(asked.query)));
  if (asked.kind === 'camps') return textOfParams(paramsOfCampQuery(watchedCampQuery(asked.query)));
  return textOfParams(paramsOfRecruitQuery(watchedRecruitQuery(asked.query)));
}

/**
 * The search behind a stored text; null where the text holds a filter that the search no longer has. Such a search is
 * outdated: without that filter it would find more than was asked for.
 */
export function watchedQueryOf(kind: WatchedKind, text: string): WatchedQuery | null {
  const asked = readQuery(kind, text);
  return watchedTextOf(asked) === text ? asked : null;
}

/**
 * The search that somebody asks to watch. Throws Refusal invalid for one with a filter that there is not, for past
 * camps, and for recruits by how long ago their profile changed, whom every change would report again.
 */
export function requireWatchable(kind: WatchedKind, text: string): WatchedQuery {
  const asked = watchedQueryOf(kind, text);
  if (asked === null) throw new Refusal('invalid', 'watchedUnknownFilter', {}, 'query');
  if (asked.kind === 'camps' && asked.query.isPast) throw new Refusal('invalid', 'watchedPastCamps', {}, 'query');
  if (asked.kind === 'recruits' && asked.query.filters.updated !== undefined)
    throw new Refusal('invalid', 'watchedByChange', {}, 'query');
  return asked;
}
