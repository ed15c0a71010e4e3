import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type CampQuery, campQueryOf } from '@touchline/domain/search/camps/camp-query';
import { data } from 'react-router-dom';
import { plannedIds } from '../../components/saving/saved-camps';
import { campViewOf } from '../../features/camps/camp-address';
import { ApiRefusal } from '../../lib/api/api-refusal';
import type { Attempt, Loaded, LoaderContext } from '../page-definition';

export { CAMP_PARAMETERS } from '../../features/camps/camp-address';

/** What the address of /camps shows: a search, a camp (null where nobody knows it), or a plan. */
export type LoadedCamps =
  | ({ readonly kind: 'search'; readonly month: string } & Attempt<AnswerOf<'searchCamps'>>)
  | { readonly kind: 'camp'; readonly found: AnswerOf<'camp'> | null }
  | { readonly kind: 'plan'; readonly found: AnswerOf<'listedCamps'> };

const NOT_FOUND = 404;
/** The most camps of a month that the calendar shows. */
const MOST_OF_A_MONTH = 100;

/** Loads what the address asks for; an unknown camp is answered 404 (S2-20). */
export async function loadCamps({ call, attempt, url }: LoaderContext): Promise<Loaded<LoadedCamps>> {
  const camp = url.searchParams.get('camp');
  if (camp !== null) return loadCamp(camp, call);
  const planner = url.searchParams.get('planner');
  if (planner !== null) return { kind: 'plan', found: await loadPlan(plannedIds(planner), call) };
  const query = campQueryOf(url.searchParams);
  if (campViewOf(url.searchParams) === 'list')
    return { kind: 'search', month: '', ...(await attempt(call('searchCamps', { query: sentCampQuery(query) }))) };
  const month = query.filters.month?.[0] ?? (await firstMonth(query, call));
  const ofMonth = { ...query, filters: { ...query.filters, month: [month] }, page: 1 };
  const sent = { ...sentCampQuery(ofMonth), limit: MOST_OF_A_MONTH };
  return { kind: 'search', month, ...(await attempt(call('searchCamps', { query: sent }))) };
}

type Call = LoaderContext['call'];

async function loadCamp(campId: string, call: Call): Promise<Loaded<LoadedCamps>> {
  try {
    if (!/^[A-Za-z0-9_-]{1,120}$/.test(campId)) return data<LoadedCamps>({ kind: 'camp', found: null }, NOT_FOUND);
    return { kind: 'camp', found: await call('camp', { params: { campId } }) };
  } catch (failure) {
    if (!(failure instanceof ApiRefusal) || failure.status !== NOT_FOUND) throw failure;
    return data<LoadedCamps>({ kind: 'camp', found: null }, NOT_FOUND);
  }
}

/** The camps of a plan; an empty one asks nobody. */
async function loadPlan(ids: readonly string[], call: Call): Promise<AnswerOf<'listedCamps'>> {
  if (ids.length === 0) return { items: [], today: '2000-01-01' };
  return call('listedCamps', { query: { ids: [...ids] } });
}

/** The month of the first camp that a query finds; that of the answer where it finds none. */
async function firstMonth(query: CampQuery, call: Call): Promise<string> {
  const { items, today } = await call('searchCamps', { query: { ...sentCampQuery({ ...query, page: 1 }), limit: 1 } });
  const first = items[0]?.startsOn ?? today;
  return (query.isPast || first > today ? first : today).slice(0, 7);
}

/** A query of the address as the API takes it, with the counts of every filter. */
function sentCampQuery(query: CampQuery) {
  const { text, filters, from, to, near, within, college, isPast, sort, page } = query;
  return {
    q: text,
    facets: 'true' as const,
    ...(page === 1 ? {} : { cursor: `p${page}` }),
    ...(sort === 'soonest' ? {} : { sort }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(near === null ? {} : { near: `${near.lat},${near.lng}` }),
    ...(within === null ? {} : { within: String(within) }),
    ...(college === null ? {} : { college }),
    ...(isPast ? { past: 'true' as const } : {}),
    ...Object.fromEntries(Object.entries(filters).map(([name, values = []]) => [name, [...values]])),
  };
}
