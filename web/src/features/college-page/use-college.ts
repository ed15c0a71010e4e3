import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { College } from '@touchline/domain/college/college';
import { useCallback } from 'react';
import type { CallApi } from '../../lib/api-client';
import { useApi } from '../../lib/api-context';
import { collegeKey } from './college-query';

/** The college at an address's name; an answer under another name is kept under both, so that the right address shows it at once. */
export function useCollege(pathName: string) {
  const callApi = useApi();
  const queries = useQueryClient();
  return useQuery(queryOf(callApi, queries, pathName));
}

function queryOf(callApi: CallApi, queries: QueryClient, pathName: string) {
  return {
    queryKey: collegeKey(pathName),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const college = await callApi('college', { params: { collegeId: pathName }, signal });
      if (college.pathName !== pathName) queries.setQueryData(collegeKey(college.pathName), college);
      return college;
    },
  };
}

/** What the page knows of a college after an edit. */
interface ShownCollege {
  /** Shows a college that the API has just answered with, whatever is still under way. */
  readonly show: (college: College) => Promise<void>;
  /** Fetches and shows the newest state of the college; rejects where that fails. */
  readonly newest: () => Promise<College>;
}

/** The way to put a newer state of the college on the page. */
export function useShownCollege(pathName: string): ShownCollege {
  const callApi = useApi();
  const queries = useQueryClient();
  const show = useCallback((college: College) => showCollege(queries, pathName, college), [queries, pathName]);
  const newest = useCallback(
    () => queries.query({ ...queryOf(callApi, queries, pathName), staleTime: 0 }),
    [callApi, queries, pathName],
  );
  return { show, newest };
}

async function showCollege(queries: QueryClient, pathName: string, college: College): Promise<void> {
  await queries.cancelQueries({ queryKey: collegeKey(pathName) });
  for (const name of new Set([pathName, college.pathName])) queries.setQueryData(collegeKey(name), college);
}
