import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../lib/api/api-client';

type Answer = AnswerOf<'adminFeatureRequests'>;

/** A request to be featured, with what visitors see of its player. */
export type ListedRequest = Answer['items'][number];

/** The states in which requests are listed. */
export type RequestState = ListedRequest['state'] & ('queued' | 'posted' | 'declined');

const QUERY = 'adminFeatureRequests';

/** The requests in a state, 20 a page. */
export function useFeatureRequests(state: RequestState) {
  const callApi = useApi();
  return useInfiniteQuery({
    queryKey: [QUERY, state],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminFeatureRequests', { query: { state, ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** What is done after a request was decided: it leaves the queue at once, and every list is asked for again. */
export function useDecidedRequest() {
  const client = useQueryClient();
  const askAgain = () => client.invalidateQueries({ queryKey: [QUERY] });
  const decided = async (requestId: string): Promise<void> => {
    client.setQueryData<InfiniteData<Answer>>([QUERY, 'queued'], (lists) => lists && without(lists, requestId));
    await askAgain();
  };
  return { decided, askAgain };
}

function without(lists: InfiniteData<Answer>, requestId: string): InfiniteData<Answer> {
  const isListed = lists.pages.some(({ items }) => items.some((one) => one.requestId === requestId));
  const pages = lists.pages.map((page) => ({
    ...page,
    items: page.items.filter((one) => one.requestId !== requestId),
    total: page.total - (isListed ? 1 : 0),
  }));
  return { ...lists, pages };
}
