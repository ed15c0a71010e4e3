import { aVisit, NO_MARKS } from '@touchline/domain/person/visits/testing/a-visit';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { A_PIXEL, cells, nothing, type PermissionRow } from '../platform/permission-cells';

/** A visit that nobody has: everybody who may keep a journal is told so, and nobody finds somebody else's. */
const params = { visitId: 'no-such-visit', pictureId: 'no-such-photo' };

/** What those who may keep a journal get: everybody with a profile but coaches. */
const notForCoaches = (status: number) => cells(401, status, status, 403, 403, 403, status, 401, 401, 401, 401);

/** The cells of the journal of visits: everybody's own; coaches have none. */
export const PERMISSIONS_OF_VISITS = {
  visits: [{ row: 'visits', description: 'their own; not for coaches', cells: notForCoaches(200), send: nothing }],
  saveVisit: [
    {
      row: 'visits',
      description: 'a college that is not saved; not for coaches',
      cells: notForCoaches(409),
      send: () => ({
        params,
        body: { ...{ collegeId: 'no-such-college', on: aVisit().on, withWhom: null, text: null }, marks: NO_MARKS, version: 0 },
      }),
    },
  ],
  removeVisit: [
    { row: 'visits', description: 'their own; not for coaches', cells: notForCoaches(204), send: () => ({ params }) },
  ],
  uploadVisitPhoto: [
    {
      row: 'visits',
      description: 'an unknown visit; not for coaches',
      cells: notForCoaches(404),
      send: () => ({ params, body: A_PIXEL, headers: { 'content-type': 'image/png' } }),
    },
  ],
  visitPhoto: [
    { row: 'visits', description: 'an unknown visit; not for coaches', cells: notForCoaches(404), send: () => ({ params }) },
  ],
  removeVisitPhoto: [
    { row: 'visits', description: 'an unknown visit; not for coaches', cells: notForCoaches(404), send: () => ({ params }) },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
