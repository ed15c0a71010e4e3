import { randomUUID } from 'node:crypto';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { cells, everyone, type PermissionRow, signedIn } from '../platform/permission-cells';
import { aTypedMatch } from '@touchline/domain/season/testing/a-typed-match';
import { aSentInvite } from './staff-invites';

/** Editors of the college in the path, and nobody else. */
const editors = (status: number) => cells(401, 403, 403, 403, status, 403, status, 401, 401, 401, 401);

/** The cells of a college's administration and of its lists: history, members, invitations, camps, ranks. */
export const PERMISSIONS_OF_STAFF = {
  collegeHistory: [
    {
      row: 'history',
      description: 'what is shown differs (tests/api/colleges/college-history.test.ts)',
      cells: signedIn(200),
      send: ({ collegeId }) => ({ params: { collegeId } }),
    },
  ],
  collegeCamps: [
    { row: 'camps', description: 'open', cells: everyone(200), send: ({ collegeId }) => ({ params: { collegeId } }) },
  ],
  collegeSoccer: [
    {
      row: 'soccer',
      description: 'open, the same for all',
      cells: everyone(200),
      send: ({ collegeId }) => ({ params: { collegeId }, query: { sex: 'male' } }),
    },
  ],
  collegeFacts: [
    {
      row: 'facts',
      description: 'open to programs of other sites, the same for all',
      cells: everyone(200),
      send: ({ collegeId }) => ({ params: { collegeId } }),
    },
  ],
  factsOfLeague: [
    {
      row: 'facts',
      description: 'a file for programs of other sites, the same for all',
      cells: everyone(200),
      send: () => ({ query: { league: 'other', format: 'json' } }),
    },
  ],
  addedSoccer: [
    { row: 'added', description: 'editors', cells: editors(200), send: ({ collegeId }) => ({ params: { collegeId } }) },
  ],
  editAddedSoccer: [
    {
      row: 'added',
      description: 'a match that nobody has added',
      cells: editors(200),
      send: ({ collegeId }) => ({
        ...{ params: { collegeId }, query: { dryRun: 'true' } },
        body: { sex: 'male', edit: { kind: 'add', lines: [aTypedMatch()], corrects: false } },
      }),
    },
  ],
  undoAddedSoccer: [
    {
      row: 'added',
      description: 'an unknown edit (tests/api/colleges/added-soccer.test.ts: a known one)',
      cells: editors(404),
      send: ({ collegeId }) => ({ params: { collegeId }, query: { patchId: 'no-such-edit', sex: 'male' } }),
    },
  ],
  collegeRanks: [
    {
      row: 'ranks',
      description: 'for who is signed in',
      cells: signedIn(200),
      send: ({ collegeId }) => ({ params: { collegeId } }),
    },
  ],
  collegeMembers: [
    { row: 'members', description: 'names', cells: editors(200), send: ({ collegeId }) => ({ params: { collegeId } }) },
  ],
  inviteStaff: [
    {
      row: 'invite',
      description: 'an address that nobody has invited',
      cells: editors(201),
      send: ({ collegeId }) => ({
        params: { collegeId },
        body: { email: `new-${randomUUID()}@people.example`, sex: 'male', staffType: 'assistantcoach' },
      }),
    },
  ],
  revokeInvite: [
    {
      row: 'invite',
      description: 'an open one of the college',
      cells: editors(204),
      send: async ({ collegeId }) => ({ params: { collegeId, inviteId: (await aSentInvite({ collegeId }))._id } }),
    },
  ],
  openInvite: [
    {
      row: 'invite',
      description: 'whoever has the link',
      cells: everyone(200),
      send: async ({ collegeId }) => ({ body: { inviteId: (await aSentInvite({ collegeId }))._id } }),
    },
  ],
  acceptInvite: [
    {
      row: 'invite',
      description: 'of another address (tests/api/college-staff/coach-invites.test.ts: of their own)',
      cells: cells(401, 403, 403, 403, 403, 403, 403, 401, 401, 401, 401),
      send: async ({ collegeId }) => ({ body: { inviteId: (await aSentInvite({ collegeId }))._id } }),
    },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
