import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../../lib/api/api-client';
import { useCollegeCache } from '../use-college';
import { useCollegePage } from '../use-college-page';

/** An edit in the history of a college. */
export type HistoryEdit = AnswerOf<'collegeHistory'>['items'][number];

const keyOf = (collegeId: string) => ['collegeHistory', collegeId];

/** The history of the shown college, 20 edits a page, loaded again after each edit of the page. */
export function useHistory() {
  const callApi = useApi();
  const { college } = useCollegePage();
  return useInfiniteQuery({
    queryKey: [...keyOf(college._id), college.version],
    queryFn: ({ pageParam, signal }) =>
      callApi('collegeHistory', {
        params: { collegeId: college._id },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
}

/** Undoes an edit (S7-14) and shows the college without it. Rejects where its place has changed since (409). */
export function useRestore(): (patchId: string) => Promise<void> {
  const callApi = useApi();
  const client = useQueryClient();
  const { college } = useCollegePage();
  const { store } = useCollegeCache(college.pathName);
  return async (patchId) => {
    const answer = await callApi('undoCollegePatch', { params: { collegeId: college._id }, query: { patchId } });
    await store(answer.college);
    await client.invalidateQueries({ queryKey: keyOf(college._id) });
  };
}
