import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, QueryOf } from '@touchline/domain/http/api-contract';
import { LEAGUE_VALUES } from '@touchline/domain/reference/college-kinds';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../lib/api/api-client';

/** A college in the admins' table. */
export type ListedCollege = AnswerOf<'adminColleges'>['items'][number];

type Wanted = QueryOf<'adminColleges'>;

const DIVISIONS = ['1', '2', '3'] as const;
const CURRENT_PAGE = /^[1-9]\d{0,3}$/;

/** Which colleges the address asks for; what it does not know is any. */
export function useWantedColleges(): Wanted {
  const params = new URLSearchParams(useLocation().search);
  const page = params.get('page') ?? '';
  return {
    league: LEAGUE_VALUES.find((one) => one === params.get('league')) ?? '',
    division: DIVISIONS.find((one) => one === params.get('division')) ?? '',
    text: (params.get('text') ?? '').slice(0, 100),
    state: params.get('state') ?? '',
    archived: params.get('view') === 'archived' ? 'true' : 'false',
    suggested: params.get('view') === 'suggested' ? 'true' : 'false',
    page: CURRENT_PAGE.test(page) ? Number(page) : 1,
  };
}

/** The address of what is wanted. */
export function addressOf({ league, division, text, state, archived, suggested, page }: Wanted): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ league, division, text: text.trim(), state }))
    if (value !== '') query.set(name, value);
  if (archived === 'true') query.set('view', 'archived');
  else if (suggested === 'true') query.set('view', 'suggested');
  if (page > 1) query.set('page', String(page));
  return `?${query}`;
}

/** The page of colleges that is wanted (S7-10). */
export function useAdminColleges(wanted: Wanted) {
  const callApi = useApi();
  return useQuery({
    queryKey: ['adminColleges', wanted],
    queryFn: ({ signal }) => callApi('adminColleges', { query: wanted, signal }),
  });
}
