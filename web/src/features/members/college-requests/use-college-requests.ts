import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../../lib/api/api-client';

/** A request for a missing college. */
export type WaitingRequest = AnswerOf<'adminCollegeRequests'>['items'][number];

/** The open requests for missing colleges, 20 a page. */
export function useCollegeRequests() {
  const callApi = useApi();
  return useInfiniteQuery({
    queryKey: ['adminCollegeRequests'],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminCollegeRequests', { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
