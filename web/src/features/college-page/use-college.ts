import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { College } from '@touchline/domain/college/college';
import { useCallback } from 'react';
import { useApi } from '../../lib/api-context';

const keyOf = (pathName: string) => ['college', pathName];

/** The college at an address's name; an answer under another name is kept under both, so that the right address shows it at once. */
export function useCollege(pathName: string) {
  const callApi = useApi();
  const queries = useQueryClient();
  return useQuery({
    queryKey: keyOf(pathName),
    queryFn: async ({ signal }) => {
      const college = await callApi('college', { params: { collegeId: pathName }, signal });
      if (college.pathName !== pathName) queries.setQueryData(keyOf(college.pathName), college);
      return college;
    },
  });
}

/** What the page knows of a college after an edit. */
interface ShownCollege {
  /** Shows a college that the API has just answered with, whatever is still under way. */
  readonly show: (college: College) => Promise<void>;
  /** Fetches the newest state of the college. */
  readonly reload: () => Promise<void>;
}

/** The way to put a newer state of the college on the page. */
export function useShownCollege(pathName: string): ShownCollege {
  const queries = useQueryClient();
  const show = useCallback((college: College) => showCollege(queries, pathName, college), [queries, pathName]);
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: keyOf(pathName) }), [queries, pathName]);
  return { show, reload };
}

async function showCollege(queries: QueryClient, pathName: string, college: College): Promise<void> {
  await queries.cancelQueries({ queryKey: keyOf(pathName) });
  for (const name of new Set([pathName, college.pathName])) queries.setQueryData(keyOf(name), college);
}
