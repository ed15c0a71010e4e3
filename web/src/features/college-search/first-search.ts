import { type CollegeQuery, collegeQueryOf } from '@touchline/domain/search/college-query';
import { sentQuery } from './sent-query';

/** Leads an address that names conferences in words to the one with their ids; null for all others. */
export async function movedSearch(url: URL): Promise<Response | null> {
  return url.searchParams.has('conference') ? (await import('../../lib/addresses/conference-redirect')).movedSearch(url) : null;
}

/** The search that an address asks for, and how the API takes it. */
export function firstSearch(params: URLSearchParams): {
  readonly query: CollegeQuery;
  readonly sent: ReturnType<typeof sentQuery>;
} {
  const query = collegeQueryOf(params);
  return { query, sent: sentQuery(query) };
}
