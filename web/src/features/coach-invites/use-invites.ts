import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../lib/api/api-client';

/** An invitation in the list of the admins. */
export type ListedInvite = AnswerOf<'adminInvites'>['items'][number];

/** The invitations of admins, the latest first, 20 a page. */
export function useInvites() {
  const callApi = useApi();
  return useInfiniteQuery({
    queryKey: ['adminInvites'],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminInvites', { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
