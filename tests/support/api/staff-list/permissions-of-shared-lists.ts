import { randomUUID } from 'node:crypto';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { aPerson } from '../members/people';
import { cells, type PermissionRow } from '../platform/permission-cells';
import { aStoredRecruit } from './shared-lists';

/** The accepted coach of the college in the path, and nobody else: no other coach and no admin. */
const staffOnly = (status: number): PermissionRow['cells'] => cells(401, 403, 403, 403, status, 403, 403, 401, 401, 401, 401);

/** The cells of the list that the staff of a college share. */
export const PERMISSIONS_OF_SHARED_LISTS = {
  staffRecruits: [
    {
      row: 'shared list',
      description: 'of the college',
      cells: staffOnly(200),
      send: ({ collegeId }) => ({ params: { collegeId } }),
    },
  ],
  moveRecruit: [
    {
      row: 'shared list',
      description: 'a new player',
      cells: staffOnly(200),
      send: async ({ collegeId }) => ({
        params: { collegeId, playerId: (await aPerson()).uid },
        body: { stage: 'interested', version: 0 },
      }),
    },
  ],
  removeRecruit: [
    {
      row: 'shared list',
      description: 'a player who is on it',
      cells: staffOnly(204),
      send: async ({ collegeId }) => ({
        params: { collegeId, playerId: await aStoredRecruit(collegeId) },
        query: { version: '1' },
      }),
    },
  ],
  writeStaffEntry: [
    {
      row: 'shared list',
      description: 'a note about a player who is on it',
      cells: staffOnly(200),
      send: async ({ collegeId }) => ({
        params: { collegeId, playerId: await aStoredRecruit(collegeId), entryId: randomUUID() },
        body: { kind: 'note', text: 'From the matrix.', version: 0 },
      }),
    },
  ],
  removeStaffEntry: [
    {
      row: 'shared list',
      description: 'one that is gone',
      cells: staffOnly(204),
      send: async ({ collegeId }) => ({
        params: { collegeId, playerId: await aStoredRecruit(collegeId), entryId: randomUUID() },
      }),
    },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
