import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from './api-refusal';

const FRESH_MS = 30_000;
const MOST_RETRIES = 2;

/** The cache of what the API answered; a call is tried again only where trying again can help (no answer, or a server that failed). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (failures, failure) => failures < MOST_RETRIES && isPassing(failure) },
    },
  });
}

function isPassing(failure: Error): boolean {
  return failure instanceof ApiRefusal && (failure.status === null || failure.status >= 500);
}
