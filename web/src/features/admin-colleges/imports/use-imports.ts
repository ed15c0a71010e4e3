import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { isAtWork } from '@touchline/domain/imports/import-kinds';
import { useApi } from '../../../lib/api/api-client';

/** An import as its section shows it. */
export type Import = AnswerOf<'adminImport'>;

const ASKED_EVERY_MS = 1000;

/** The latest imports. */
export function useImports() {
  const callApi = useApi();
  return useQuery({ queryKey: ['adminImports'], queryFn: ({ signal }) => callApi('adminImports', { signal }) });
}

/** An import, asked for again and again while somebody works on it. */
export function useImport(importId: string) {
  const callApi = useApi();
  return useQuery({
    queryKey: ['adminImport', importId],
    queryFn: ({ signal }) => callApi('adminImport', { params: { importId }, signal }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isAtWork(data) && !data.isStalled ? ASKED_EVERY_MS : false),
  });
}

/** Takes in what a call answered about an import, and asks for the list again. */
export function useTakenImport() {
  const queries = useQueryClient();
  return async (one: Import): Promise<void> => {
    queries.setQueryData(['adminImport', one._id], one);
    await queries.invalidateQueries({ queryKey: ['adminImports'] });
  };
}
