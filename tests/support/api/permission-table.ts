import { randomUUID } from 'node:crypto';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { aRegistration } from '@touchline/domain/testing/a-registration';
import { type ActorName, ACTORS } from './actors';
import type { Sent } from './caller';
import { replace } from './colleges';
import { claimsOf } from './tokens';

/** What a cell's call may need: the college that the actors stand around, the id token its actor shows, and a fresh edit to be taken back. */
export interface Stage {
  readonly collegeId: string;
  /** A picture that the college has. */
  readonly pictureId: string;
  readonly idToken: string;
  /** A good id token of the actor beside the session; of a bad session's owner, one that is no better. */
  readonly ownIdToken: string;
  readonly anEdit: () => Promise<string>;
  /** Somebody's role that nobody has decided about. */
  readonly aPendingRole: () => Promise<{ readonly uid: string; readonly type: string; readonly collegeId: string }>;
}

/** A row of the security matrix: the status that each actor gets for one way of making a call; null where the matrix has no such case. */
export interface PermissionRow {
  readonly row: string;
  readonly says: string;
  readonly cells: Readonly<Record<ActorName, number | null>>;
  /** Whose id tokens are shown instead of sessions: of the actors as they are, of ones without profile, or issued more than 5 minutes ago. */
  readonly shows?: 'idToken' | 'idTokenWithoutProfile' | 'oldIdToken';
  /** Whether the call ends what its caller has (sessions, the account): then the actors are made anew for this row. */
  readonly spends?: true;
  readonly send: (stage: Stage) => Sent | Promise<Sent>;
}

type Eleven<Value> = [Value, Value, Value, Value, Value, Value, Value, Value, Value, Value, Value];

function cells(...statuses: Eleven<number | null>): PermissionRow['cells'] {
  return Object.fromEntries(ACTORS.map((actor, index) => [actor, statuses[index] ?? null])) as PermissionRow['cells'];
}

function everyone(status: number): PermissionRow['cells'] {
  return cells(status, status, status, status, status, status, status, status, status, status, status);
}

/** Everyone with a good session, and nobody else. */
function signedIn(status: number): PermissionRow['cells'] {
  return cells(401, status, status, status, status, status, status, 401, 401, 401, 401);
}

/** Admins, and nobody else. */
function adminOnly(status: number): PermissionRow['cells'] {
  return cells(401, 403, 403, 403, 403, 403, status, 401, 401, 401, 401);
}

/** A body with the caller's own fresh id token. */
const afresh =
  (body: object) =>
  ({ ownIdToken }: Stage): Sent => ({ body: { ...body, idToken: ownIdToken } });

const nothing = (): Sent => ({});
const idToken = ({ idToken }: Stage): Sent => ({ body: { idToken } });
const edit =
  (undo: string) =>
  ({ collegeId }: Stage): Sent => ({
    params: { collegeId },
    query: { undo },
    body: { patch: [replace('/city/description', `An edit with undo=${undo}.`), replace('/city/population', null)] },
  });

/** Whose a token says it is; whoever forges one may say anything. */
function uidIn(token: string): string {
  try {
    return String(claimsOf(token).sub);
  } catch {
    return 'nobody';
  }
}

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
  signInMethods: [
    {
      row: 'methods',
      says: 'open; the method and no more',
      cells: everyone(200),
      send: () => ({ body: { email: `${randomUUID()}@people.example` } }),
    },
  ],
  registerAccount: [
    {
      row: '1',
      says: 'open; the session is not looked at',
      cells: everyone(201),
      send: () => ({ body: { account: { ...aRegistration, email: `${randomUUID()}@people.example` } } }),
    },
  ],
  sessionLogin: [
    {
      row: '2',
      says: 'the actor owns the id token',
      //          V    PO   OP   PC   AC   AX   AD   RV   EX   DU   FC
      cells: cells(401, 200, 200, 200, 200, 200, 200, 401, 401, 401, 401),
      shows: 'idToken',
      send: idToken,
    },
    {
      row: '2b',
      says: 'a user without profile',
      cells: cells(null, 403, null, null, null, null, 403, 401, 401, 401, 401),
      shows: 'idTokenWithoutProfile',
      send: idToken,
    },
    {
      row: '2c',
      says: 'a token issued over 5 minutes ago',
      cells: cells(null, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401),
      shows: 'oldIdToken',
      send: idToken,
    },
  ],
  acceptTerms: [
    {
      row: '4',
      says: "the token's own user",
      cells: cells(401, 200, 200, 200, 200, 200, 200, 401, 401, 401, 401),
      shows: 'idToken',
      send: ({ idToken }) => ({ body: { idToken, user: { uid: uidIn(idToken) } } }),
    },
    {
      row: '4b',
      says: 'somebody else',
      cells: cells(401, 403, 403, 403, 403, 403, 403, 401, 401, 401, 401),
      shows: 'idToken',
      send: ({ idToken }) => ({ body: { idToken, user: { uid: 'somebody-else' } } }),
    },
  ],
  claimCollege: [
    {
      row: 'claim',
      says: 'a college of another mail domain (tests/api/accounts-coaches.test.ts: of the own)',
      cells: cells(401, 403, 403, 403, 403, 403, 403, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ body: { collegeId, sex: 'male', staffType: 'headcoach' } }),
    },
  ],
  sessionLogout: [{ row: '3', says: 'also without a session', cells: everyone(204), send: nothing }],
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
  takeBackCollegePatch: [
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
  searchColleges: [
    { row: 'search', says: 'open (specification §1)', cells: everyone(200), send: () => ({ query: { q: 'test' } }) },
  ],
  account: [{ row: 'account', says: 'the own one', cells: signedIn(200), send: nothing }],
  changeAccount: [{ row: 'account', says: 'the own one', cells: signedIn(200), send: () => ({ body: { locale: 'de' } }) }],
  recordConsent: [
    { row: 'account', says: 'the own history', cells: signedIn(200), send: () => ({ body: { services: ['maps'] } }) },
  ],
  changePassword: [
    {
      row: 'account',
      says: 'signed in afresh',
      cells: signedIn(204),
      spends: true,
      send: afresh({ password: 'another-long-password' }),
    },
    {
      row: 'account',
      says: 'not signed in afresh',
      cells: signedIn(403),
      send: () => ({ body: { password: 'another-long-password' } }),
    },
  ],
  changeEmail: [
    {
      row: 'account',
      says: 'signed in afresh',
      cells: signedIn(204),
      spends: true,
      send: (stage) => afresh({ email: `new-${randomUUID()}@people.example` })(stage),
    },
    {
      row: 'account',
      says: 'not signed in afresh',
      cells: signedIn(403),
      send: () => ({ body: { email: `new-${randomUUID()}@people.example` } }),
    },
  ],
  signOutEverywhere: [{ row: 'account', says: 'the own sessions', cells: signedIn(204), spends: true, send: nothing }],
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
