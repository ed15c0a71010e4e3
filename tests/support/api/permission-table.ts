import { randomUUID } from 'node:crypto';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { Sent } from './caller';
import { replace } from './colleges';
import {
  adminOnly,
  withRecentSignIn,
  cells,
  everyone,
  nothing,
  signedIn,
  type PermissionRow,
  type Stage,
} from './permission-cells';
import { PERMISSIONS_OF_JOINING } from './permissions-of-joining';

const edit =
  (undo: string) =>
  ({ collegeId }: Stage): Sent => ({
    params: { collegeId },
    query: { undo },
    body: { patch: [replace('/city/description', `An edit with undo=${undo}.`), replace('/city/population', null)] },
  });

/** A PNG of one pixel. */
const A_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture =
  (size: string) =>
  ({ collegeId, pictureId }: Stage): Sent => ({ query: { q: `colleges/${collegeId}/${size}${pictureId}` } });

/** Who may call what: rows of the matrix by endpoint. A new row of the contract without rows here does not compile. */
export const PERMISSION_TABLE: Readonly<Record<RouteName, readonly PermissionRow[]>> = {
  health: [{ row: 'health', says: 'ours', cells: everyone(200), send: nothing }],
  openapi: [{ row: 'openapi', says: 'ours', cells: everyone(200), send: nothing }],
  ...PERMISSIONS_OF_JOINING,
  ownProfile: [
    { row: '5', says: 'the own one', cells: cells(401, 200, 200, 200, 200, 200, 200, 401, 401, 401, 401), send: nothing },
  ],
  collegeProperty: [
    { row: '11', says: 'open', cells: everyone(200), send: () => ({ query: { keys: 'www.test-college.example.edu' } }) },
  ],
  college: [{ row: '12', says: 'open', cells: everyone(200), send: ({ collegeId }) => ({ params: { collegeId } }) }],
  patchCollege: [
    {
      row: '13',
      says: 'undo=false',
      cells: cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401),
      send: edit('false'),
    },
    {
      row: '13u',
      says: 'undo=true',
      cells: cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401),
      send: edit('true'),
    },
  ],
  undoCollegePatch: [
    {
      row: '14',
      says: "an admin's edit",
      cells: cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401),
      send: async ({ collegeId, anEdit }) => ({ params: { collegeId }, query: { patchId: await anEdit() } }),
    },
  ],
  uploadCollegePicture: [
    {
      row: 'upload',
      says: 'a college picture',
      cells: cells(401, 403, 403, 403, 201, 403, 201, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ params: { collegeId }, body: A_PIXEL, headers: { 'content-type': 'image/png' } }),
    },
  ],
  resource: [
    { row: '15', says: 'plain', cells: everyone(200), send: picture('') },
    { row: '15', says: 'ls', cells: everyone(200), send: picture('ls/') },
    { row: '15', says: '40', cells: everyone(200), send: picture('40/') },
  ],
  mediaPicture: [
    {
      row: '15m',
      says: 'plain',
      cells: everyone(200),
      send: ({ collegeId, pictureId }) => ({ params: { kind: 'colleges', ownerId: collegeId, pictureId } }),
    },
  ],
  mediaVariant: [
    {
      row: '15m',
      says: '400',
      cells: everyone(200),
      send: ({ collegeId, pictureId }) => ({ params: { kind: 'colleges', ownerId: collegeId, variant: '400', pictureId } }),
    },
  ],
  collegeCatalogue: [
    { row: 'catalogue', says: 'open; the newest for whoever is signed in', cells: everyone(200), send: nothing },
  ],
  mediaCatalogue: [{ row: 'catalogue', says: 'open, the same for all', cells: everyone(200), send: nothing }],
  searchColleges: [{ row: 'search', says: 'open to everyone', cells: everyone(200), send: () => ({ query: { q: 'test' } }) }],
  account: [{ row: 'account', says: 'the own one', cells: signedIn(200), send: nothing }],
  changeAccount: [{ row: 'account', says: 'the own one', cells: signedIn(200), send: () => ({ body: { locale: 'de' } }) }],
  recordConsent: [
    { row: 'account', says: 'the own history', cells: signedIn(200), send: () => ({ body: { services: ['maps'] } }) },
  ],
  changePassword: [
    {
      row: 'account',
      says: 'recent sign-in',
      cells: signedIn(204),
      spends: true,
      send: withRecentSignIn({ password: 'another-long-password' }),
    },
    {
      row: 'account',
      says: 'no recent sign-in',
      cells: signedIn(403),
      send: () => ({ body: { password: 'another-long-password' } }),
    },
  ],
  changeEmail: [
    {
      row: 'account',
      says: 'recent sign-in',
      cells: signedIn(204),
      spends: true,
      send: (stage) => withRecentSignIn({ email: `new-${randomUUID()}@people.example` })(stage),
    },
    {
      row: 'account',
      says: 'no recent sign-in',
      cells: signedIn(403),
      send: () => ({ body: { email: `new-${randomUUID()}@people.example` } }),
    },
  ],
  signOutEverywhere: [{ row: 'account', says: 'the own sessions', cells: signedIn(204), spends: true, send: nothing }],
  downloadAccount: [{ row: 'account', says: 'the own data', cells: signedIn(200), send: nothing }],
  deleteAccount: [
    { row: 'account', says: 'recent sign-in', cells: signedIn(204), spends: true, send: withRecentSignIn({}) },
    { row: 'account', says: 'no recent sign-in', cells: signedIn(403), send: () => ({ body: {} }) },
  ],
  deactivateAccount: [{ row: 'account', says: 'the own one', cells: signedIn(204), spends: true, send: nothing }],
  reactivateAccount: [{ row: 'account', says: 'the own one', cells: signedIn(200), send: nothing }],
  savedColleges: [
    {
      row: 'saved',
      says: 'the own ones; not for coaches',
      cells: cells(401, 200, 200, 403, 403, 403, 200, 401, 401, 401, 401),
      send: nothing,
    },
  ],
  saveCollege: [
    {
      row: 'saved',
      says: 'a college; not for coaches',
      cells: cells(401, 200, 200, 403, 403, 403, 200, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ params: { collegeId }, body: { note: 'From the matrix.' } }),
    },
  ],
  removeSavedCollege: [
    {
      row: 'saved',
      says: 'the college that is saved; not for coaches',
      cells: cells(401, 204, 204, 403, 403, 403, 204, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ params: { collegeId } }),
    },
  ],
  adminUsers: [
    { row: 'admin', says: 'the newest', cells: adminOnly(200), send: nothing },
    { row: 'admin', says: 'who waits', cells: adminOnly(200), send: () => ({ query: { roles: 'pending' } }) },
  ],
  decideRole: [
    {
      row: 'admin',
      says: 'a Pending role',
      cells: adminOnly(200),
      send: async ({ aPendingRole }) => {
        const { uid, ...role } = await aPendingRole();
        return { params: { uid }, body: { ...role, decision: 'rejected', reason: 'From the matrix.' } };
      },
    },
  ],
  adminCollegeRequests: [{ row: 'admin', says: 'the queue', cells: adminOnly(200), send: nothing }],
  finishCollegeRequest: [
    {
      row: 'admin',
      says: 'a request that waits',
      cells: adminOnly(204),
      send: async ({ aCollegeRequest }) => ({ params: { uid: await aCollegeRequest() } }),
    },
  ],
  sendFeedback: [
    {
      row: '16',
      says: 'open',
      cells: everyone(201),
      send: () => ({ body: { subject: 'Permissions', text: 'From the matrix.' } }),
    },
  ],
  checkGdpr: [{ row: '18', says: 'open', cells: everyone(200), send: nothing }],
};
