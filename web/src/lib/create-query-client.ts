import { QueryClient } from '@tanstack/react-query';
import { isPassingFailure, MOST_RETRIES } from './is-passing-failure';

const FRESH_MS = 30_000;

/** The cache of what the API answered; a call is tried again only where trying again can help (no answer, or a server that failed). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (failures, failure) => failures < MOST_RETRIES && isPassingFailure(failure) },
    },
  });
}
