import { type CampQuery, paramsOfCampQuery } from '../search/camps/camp-query';
import { textOfParams } from './watched-params';

/** What of a search of camps is watched: what it finds, without its order and page. */
export function watchedCampQuery(query: CampQuery): CampQuery {
  const isNearby = query.near !== null && query.within !== null;
  const { near, within } = isNearby ? query : { near: null, within: null };
  return { ...query, text: query.text.trim(), near, within, sort: 'soonest', page: 1 };
}

/** That as the text of an address, so that equal searches have equal texts. */
export function watchedCampsText(query: CampQuery): string {
  return textOfParams(paramsOfCampQuery(watchedCampQuery(query)));
}
