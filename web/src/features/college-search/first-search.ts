import { type CollegeQuery, collegeQueryOf } from '@touchline/domain/search/college-query';
import { sentQuery } from './sent-query';

/** The search that an address asks for, and how the API takes it. */
export function firstSearch(params: URLSearchParams): {
  readonly query: CollegeQuery;
  readonly sent: ReturnType<typeof sentQuery>;
} {
  const query = collegeQueryOf(params);
  return { query, sent: sentQuery(query) };
}
