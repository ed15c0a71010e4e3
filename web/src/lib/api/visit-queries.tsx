import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CallApi, useApi } from './api-client';
import { isRetryable, MAX_RETRIES } from './api-refusal';

const clients = new WeakMap<CallApi, QueryClient>();

/** Provides the query client to what is below: one cache for all pages of a visit. */
export function VisitQueries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={clientOf(useApi())}>{children}</QueryClientProvider>;
}

/** The client of a visit, which has one API client. */
function clientOf(callApi: CallApi): QueryClient {
  const known = clients.get(callApi) ?? createQueryClient();
  clients.set(callApi, known);
  return known;
}

const FRESH_MS = 30_000;

/** The cache of API answers. A call is retried only where that can help: no answer, or a server failure. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (failures, failure) => failures < MAX_RETRIES && isRetryable(failure) },
    },
  });
}
