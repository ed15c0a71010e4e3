import { redirect } from 'react-router-dom';
import { type CollegeQuery, collegeQueryOf } from '@touchline/domain/search/college-query';
import { sentQuery } from './sent-query';

const MOVED = 301;

/** Leads an address that names conferences in words to the one with their ids; null for all others, and at once. */
export async function movedSearch(url: URL): Promise<Response | null> {
  if (url.searchParams.getAll('conference').every((value) => /^[a-z\d]+-[a-z\d-]+$/.test(value))) return null;
  const address = (await import('./conference-redirect')).addressWithConferenceIds(url);
  return address === null ? null : redirect(address, MOVED);
}

/** The search that an address asks for, and how the API takes it. */
export function firstSearch(params: URLSearchParams): {
  readonly query: CollegeQuery;
  readonly sent: ReturnType<typeof sentQuery>;
} {
  const query = collegeQueryOf(params);
  return { query, sent: sentQuery(query) };
}
