import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { collegeKey } from '../features/college-page/college-query';
import { collegeResultsKey, collegeSearchKey } from '../features/college-search/college-results-query';
import { ApiRefusal, isRetryable, MAX_RETRIES } from '../lib/api-refusal';
import { type InlineData, useVisit, type Visit } from '../lib/page-data';

const clients = new WeakMap<Visit, QueryClient>();

/** Provides the query client to the page below: one cache for all pages of a visit, seeded with the server's data. */
export function VisitQueries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={clientOf(useVisit())}>{children}</QueryClientProvider>;
}

function clientOf(visit: Visit): QueryClient {
  const known = clients.get(visit);
  if (known !== undefined) return known;
  const client = createQueryClient();
  if (visit.inline !== null) seedQueries(client, visit.inline);
  clients.set(visit, client);
  return client;
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

const NOT_FOUND = 404;

/**
 * Fills the cache with the server's data under the screens' own query keys, so that server and browser render the same.
 */
function seedQueries(queries: QueryClient, { data, readAtMs: updatedAt }: InlineData): void {
  switch (data.kind) {
    case 'plain':
      return;
    case 'home':
    case 'search':
      queries.setQueryData(collegeResultsKey('', 1), data.found, { updatedAt });
      return;
    case 'colleges':
      queries.setQueryData(collegeSearchKey(data.query), data.found, { updatedAt });
      return;
    case 'college':
      queries.setQueryData(collegeKey(data.college.pathName), data.college, { updatedAt });
      return;
    case 'noCollege':
      queries.setQueryData(collegeResultsKey(data.similar, 1), data.found, { updatedAt });
      seedNotFound(queries, collegeKey(data.pathName), updatedAt);
  }
}

/** Seeds a query that was refused with 404, and is not repeated when its page mounts. */
function seedNotFound(queries: QueryClient, queryKey: readonly string[], updatedAt: number): void {
  queries.setQueryDefaults(queryKey, { retryOnMount: false });
  const query = queries.getQueryCache().build(queries, { queryKey });
  query.setState({
    ...query.state,
    status: 'error',
    error: new ApiRefusal(NOT_FOUND),
    errorUpdatedAt: updatedAt,
    errorUpdateCount: 1,
  });
}
