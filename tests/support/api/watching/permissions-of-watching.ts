import type { RouteName } from '@touchline/domain/http/api-routes';
import { cells, nothing, type PermissionRow, signedIn } from '../platform/permission-cells';

/** The cells of watched searches: everybody's own, and news go to verified addresses alone. */
export const PERMISSIONS_OF_WATCHING = {
  watchedSearches: [{ row: 'watched', description: 'their own', cells: signedIn(200), send: nothing }],
  watchSearch: [
    {
      row: 'watched',
      description: 'whoever can get mail',
      cells: cells(401, 200, 200, 200, 200, 200, 200, 401, 401, 401, 401),
      send: () => ({ body: { kind: 'colleges', query: 'state=OH', words: 'Ohio' } }),
    },
  ],
  endWatchedSearch: [
    { row: 'watched', description: 'their own', cells: signedIn(200), send: () => ({ params: { searchId: 'no-such-search' } }) },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
