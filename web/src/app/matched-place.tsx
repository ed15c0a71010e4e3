import { type ReactNode, useMemo } from 'react';
import { matchPath, UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';

/**
 * Gives the parameters of the address to `useParams` below, as react-router's Routes would: which page is meant the route table has already said, so that
 * only one pattern is left to match.
 */
export function MatchedPlace({ pattern, children }: { readonly pattern: string; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const place = useMemo(() => {
    const match = matchPath(pattern, pathname);
    const matches = match === null ? [] : [{ ...match, route: { path: pattern } }];
    return { outlet: null, matches, isDataRoute: false };
  }, [pattern, pathname]);
  return <RouteContext.Provider value={place}>{children}</RouteContext.Provider>;
}
