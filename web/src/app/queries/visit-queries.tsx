import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../lib/create-query-client';
import { useVisit, type Visit } from '../../lib/visit-context';
import { seedQueries } from './seed-queries';

const clients = new WeakMap<Visit, QueryClient>();

/** Gives queries to the page below: one cache for all pages of a visit, which begins with what the server knew. */
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
