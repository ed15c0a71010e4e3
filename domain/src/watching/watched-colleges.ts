import { type CollegeQuery, paramsOfQuery } from '../search/college-query';
import { textOfParams } from './watched-params';

/** What of a search of colleges is watched: what it finds, without its order and page. */
export function watchedCollegeQuery(query: CollegeQuery): CollegeQuery {
  const isNearby = query.near !== null && query.within !== null;
  const { near, within } = isNearby ? query : { near: null, within: null };
  return { ...query, text: query.text.trim(), near, within, sort: 'relevance', page: 1 };
}

/** That as the text of an address, so that equal searches have equal texts. */
export function watchedCollegesText(query: CollegeQuery): string {
  return textOfParams(paramsOfQuery(watchedCollegeQuery(query)));
}
