import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { isObject } from '@touchline/domain/kernel/json/json';
import { USER_SEARCH_MAX } from '@touchline/domain/reference/limits';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../../lib/api/api-client';

/** A person in the list of users. */
export type ListedUser = AnswerOf<'adminUsers'>['items'][number];

/** The views that have an address of their own. */
export type UsersView = (typeof VIEWS)[number];
const VIEWS = ['all', 'reports', 'admins', 'confirmations'] as const;

/** Which users are asked for. Without a search and without view=all: those with a Pending role. */
export interface UsersWanted {
  readonly search: string;
  readonly roles: 'any' | 'pending';
}

/**
 * What the list shows, and how to change it; `person` is the uid whose page is shown instead. The view stands in the
 * address, null for people who wait; a search is the state of its entry in the browser's history, because addresses
 * end in logs (docs/decisions/047-search-terms-in-logs.md).
 */
export function useUsersWanted() {
  const location = useLocation();
  const navigate = useNavigate();
  const search = searchIn(location.state);
  const params = new URLSearchParams(location.search);
  const [asked, person] = [params.get('view'), params.get('person')];
  const view = VIEWS.find((one) => one === asked) ?? null;
  const roles = search === '' && view !== 'all' ? 'pending' : 'any';
  const wanted = useMemo<UsersWanted>(() => ({ search, roles }), [search, roles]);
  const show = ({ search: found, view: wantedView }: { readonly search?: string; readonly view?: UsersView }) => {
    void navigate(
      { search: wantedView === undefined ? '' : `?view=${wantedView}` },
      { state: found === undefined ? null : { search: found } },
    );
  };
  return { wanted, view, person, show };
}

/** The search in the state of a history entry, which outlives a reload and may be of an earlier version. */
function searchIn(state: unknown): string {
  return isObject(state) && typeof state.search === 'string' ? state.search.trim().slice(0, USER_SEARCH_MAX) : '';
}

/** The users that are asked for, 20 a page. */
export function useUsers(wanted: UsersWanted, isEnabled = true) {
  const callApi = useApi();
  return useInfiniteQuery({
    queryKey: ['adminUsers', wanted],
    enabled: isEnabled,
    queryFn: ({ pageParam, signal }) =>
      callApi('adminUsers', { body: { ...wanted, ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
