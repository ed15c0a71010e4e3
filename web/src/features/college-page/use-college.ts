import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { College } from '@touchline/domain/college/college';
import { useCallback } from 'react';
import { type CallApi, useApi } from '../../lib/api-client';
import { collegeKey } from './college-query';

/**
 * Fetches the college of an address. An answer with another name is cached under both, so that the redirect shows it at
 * once.
 */
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

/** Access to the cached college after an edit. */
interface CollegeCache {
  /** Puts a college from an API answer into the cache and cancels running fetches. */
  readonly store: (college: College) => Promise<void>;
  /** Fetches the newest version of the college into the cache; rejects where that fails. */
  readonly refetch: () => Promise<College>;
}

/** Updates the cached college, which the page shows. */
export function useCollegeCache(pathName: string): CollegeCache {
  const callApi = useApi();
  const queries = useQueryClient();
  const store = useCallback((college: College) => storeCollege(queries, pathName, college), [queries, pathName]);
  const refetch = useCallback(
    () => queries.query({ ...queryOf(callApi, queries, pathName), staleTime: 0 }),
    [callApi, queries, pathName],
  );
  return { store, refetch };
}

async function storeCollege(queries: QueryClient, pathName: string, college: College): Promise<void> {
  await queries.cancelQueries({ queryKey: collegeKey(pathName) });
  for (const name of new Set([pathName, college.pathName])) queries.setQueryData(collegeKey(name), college);
}
