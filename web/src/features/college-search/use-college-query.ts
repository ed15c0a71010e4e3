import { type CollegeQuery, collegeQueryOf, paramsOfQuery } from '@touchline/domain/search/college-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withQuery } from './search-address';

/** What the address asks for, and the ways to ask for something else. */
export interface AskedColleges {
  readonly query: CollegeQuery;
  /** Equal for equal queries. */
  readonly question: string;
  /** The query of an address (`?…`) for a link. */
  readonly linkTo: (query: CollegeQuery) => { readonly search: string };
}

/** Reads the college search out of the address. */
export function useCollegeQuery(): AskedColleges {
  const [params] = useSearchParams();
  const query = useMemo(() => collegeQueryOf(params), [params]);
  const linkTo = useCallback((next: CollegeQuery) => ({ search: withQuery(params, next).toString() }), [params]);
  return { query, question: questionOf(query), linkTo };
}

/** A query as text, equal for equal queries. */
function questionOf(query: CollegeQuery): string {
  return JSON.stringify(paramsOfQuery(query));
}
