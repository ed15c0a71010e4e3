import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { USER_SEARCH_MAX } from '@touchline/domain/reference/limits';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api-client';

/** A person in the list of users. */
export type ListedUser = AnswerOf<'adminUsers'>['items'][number];

/** Which users the address asks for. Without a search and without view=all: those with a Pending role. */
export interface UsersAddress {
  readonly search: string;
  readonly roles: 'any' | 'pending';
}

/** Reads the state of the list from the address and changes it there. */
export function useUsersAddress() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim().slice(0, USER_SEARCH_MAX) ?? '';
  const roles = search === '' && params.get('view') !== 'all' ? 'pending' : 'any';
  const address = useMemo<UsersAddress>(() => ({ search, roles }), [search, roles]);
  const show = (wanted: { readonly search?: string; readonly view?: 'all' }) => setParams({ ...wanted });
  return { address, show };
}

/** The users that the address asks for, 20 a page. */
export function useUsers(address: UsersAddress) {
  const callApi = useApi();
  return useInfiniteQuery({
    queryKey: ['adminUsers', address],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminUsers', { query: { ...address, ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
