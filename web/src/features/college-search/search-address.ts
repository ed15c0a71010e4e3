import { LONGEST_SEARCH } from '../../lib/longest-search';

/** What a search's address asks for. */
export interface CollegeSearchAddress {
  readonly search: string;
  readonly page: number;
}

/** Reads the query parameters `search` and `page` (specification §2, /colleges); a page that is no number from 1 to 9999 is the first. */
export function searchAddressOf(params: URLSearchParams): CollegeSearchAddress {
  const page = params.get('page') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The same parameters asking for another search or page; all others stay. */
export function withSearch(params: URLSearchParams, { search, page }: CollegeSearchAddress): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('search');
  next.delete('page');
  if (search !== '') next.set('search', search);
  if (page > 1) next.set('page', String(page));
  return next;
}
