import { collegeQueryOf } from '@touchline/domain/search/college-query';
export { SEARCH_PARAMETERS } from '../../features/college-search/search-address';
import { sentQuery } from '../../features/college-search/sent-query';

/** The search that an address asks for, and how the API takes it. */
export function firstSearch(params: URLSearchParams) {
  const query = collegeQueryOf(params);
  return { query, sent: sentQuery(query) };
}
