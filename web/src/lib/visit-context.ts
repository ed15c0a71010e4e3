import { createContext, useContext } from 'react';
import type { InlineData } from './page-data';

/** One visit of the site: what the server knew when it rendered the first page, null where it rendered none. The same object as long as the site stands. */
export interface Visit {
  readonly inline: InlineData | null;
}

const VisitContext = createContext<Visit | null>(null);

/** Hands the visit to everything below. */
export const VisitProvider = VisitContext.Provider;

/** The visit that this page belongs to. Throws outside of VisitProvider. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (visit === null) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
}
