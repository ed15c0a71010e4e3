import { collegeQueryOf } from '@touchline/domain/search/college-query';
export { SEARCH_PARAMETERS } from '../../features/college-search/search-address';
import { sentQuery } from '../../features/college-search/sent-query';
import type { LoaderContext } from '../page-definition';

/** The search that an address asks for, and how the API takes it. */
export function firstSearch(params: URLSearchParams) {
  const query = collegeQueryOf(params);
  return { query, sent: sentQuery(query) };
}

/** The comparison that an address asks for; null for a search, which does not download what compares. */
export async function comparisonAt(context: Pick<LoaderContext, 'call' | 'url'>) {
  if (!context.url.searchParams.has('compare')) return null;
  return (await import('./load-comparison')).loadComparison(context);
}
