export { SEARCH_PARAMETERS } from '../../features/college-search/search-address';
export { firstSearch, movedSearch } from '../../features/college-search/first-search';
import type { LoaderContext } from '../page-definition';

/** The comparison that an address asks for; null for a search, which does not download what compares. */
export async function comparisonAt(context: Pick<LoaderContext, 'call' | 'url'>) {
  if (!context.url.searchParams.has('compare')) return null;
  return (await import('./load-comparison')).loadComparison(context);
}
