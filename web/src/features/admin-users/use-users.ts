import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context';
import type { UsersAddress } from './use-users-address';

/** The users that the address asks for, 20 at a time. */
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
