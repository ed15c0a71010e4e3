import { randomUUID } from 'node:crypto';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { TERMS } from '@touchline/domain/person/consent/terms';
import type { Sent } from '../caller';
import { replace } from '../colleges/colleges';
import {
  A_PIXEL,
  withRecentSignIn,
  cells,
  everyone,
  nothing,
  signedIn,
  type PermissionRow,
  type Stage,
} from './permission-cells';
import { PERMISSIONS_OF_ADMIN_COLLEGES } from '../colleges/permissions-of-admin-colleges';
import { PERMISSIONS_OF_ATTESTATIONS } from '../attestations/permissions-of-attestations';
import { PERMISSIONS_OF_COACH_LINKS } from '../coach-links/permissions-of-coach-links';
import { PERMISSIONS_OF_SUGGESTIONS } from '../suggestions/permissions-of-suggestions';
import { PERMISSIONS_OF_GUARDIANSHIPS } from '../guardianship/permissions-of-guardianships';
import { PERMISSIONS_OF_IMPORTS } from '../imports/permissions-of-imports';
import { PERMISSIONS_OF_ADMINS } from '../members/permissions-of-admins';
import { PERMISSIONS_AROUND_PROFILES } from '../profiles/permissions-around-profiles';
import { PERMISSIONS_OF_CAMPS } from '../camps/permissions-of-camps';
import { PERMISSIONS_OF_CLAIMS } from '../claims/permissions-of-claims';
import { PERMISSIONS_OF_JOINING } from '../registration/permissions-of-joining';
import { PERMISSIONS_OF_MONEY } from '../money/permissions-of-money';
import { PERMISSIONS_OF_PROFILES } from '../profiles/permissions-of-profiles';
import { PERMISSIONS_OF_THREADS } from '../threads/permissions-of-threads';
import { PERMISSIONS_OF_SCHEDULES } from '../schedules/permissions-of-schedules';
import { PERMISSIONS_OF_STAFF } from '../college-staff/permissions-of-staff';
import { PERMISSIONS_OF_SHARED_LISTS } from '../staff-list/permissions-of-shared-lists';
import { PERMISSIONS_OF_VISITS } from '../visits/permissions-of-visits';
import { PERMISSIONS_OF_WATCHING } from '../watching/permissions-of-watching';

const edit =
  (undo: string) =>
  ({ collegeId }: Stage): Sent => ({
    params: { collegeId },
    query: { undo },
    body: { patch: [replace('/city/description', `An edit with undo=${undo}.`), replace('/city/population', null)] },
  });

const picture =
  (size: string) =>
  ({ collegeId, pictureId }: Stage): Sent => ({ query: { q: `colleges/${collegeId}/${size}${pictureId}` } });

/** The expected statuses of the matrix by endpoint. A new row of the contract without rows here does not compile. */
export const PERMISSION_TABLE: Readonly<Record<RouteName, readonly PermissionRow[]>> = {
  health: [{ row: 'health', description: 'ours', cells: everyone(200), send: nothing }],
  openapi: [{ row: 'openapi', description: 'ours', cells: everyone(200), send: nothing }],
  ...PERMISSIONS_OF_JOINING,
  ...PERMISSIONS_OF_IMPORTS,
  ...PERMISSIONS_OF_CLAIMS,
  ...PERMISSIONS_OF_PROFILES,
  ...PERMISSIONS_AROUND_PROFILES,
  ...PERMISSIONS_OF_ATTESTATIONS,
  ...PERMISSIONS_OF_SCHEDULES,
  ...PERMISSIONS_OF_COACH_LINKS,
  ...PERMISSIONS_OF_VISITS,
  ...PERMISSIONS_OF_SHARED_LISTS,
  ...PERMISSIONS_OF_WATCHING,
  ...PERMISSIONS_OF_SUGGESTIONS,
  ...PERMISSIONS_OF_GUARDIANSHIPS,
  ...PERMISSIONS_OF_MONEY,
  ...PERMISSIONS_OF_THREADS,
  ownProfile: [
    { row: '5', description: 'their own', cells: cells(401, 200, 200, 200, 200, 200, 200, 401, 401, 401, 401), send: nothing },
  ],
  collegeProperty: [
    { row: '11', description: 'open', cells: everyone(200), send: () => ({ query: { keys: 'www.test-college.example.edu' } }) },
  ],
  college: [{ row: '12', description: 'open', cells: everyone(200), send: ({ collegeId }) => ({ params: { collegeId } }) }],
  patchCollege: [
    {
      row: '13',
      description: 'undo=false',
      cells: cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401),
      send: edit('false'),
    },
    {
      row: '13u',
      description: 'undo=true',
      cells: cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401),
      send: edit('true'),
    },
  ],
  undoCollegePatch: [
    {
      row: '14',
      description: "an admin's edit",
      cells: cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401),
      send: async ({ collegeId, anEdit }) => ({ params: { collegeId }, query: { patchId: await anEdit() } }),
    },
  ],
  collegeEdits: [
    {
      row: 'edits',
      description: 'after a version',
      cells: cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ params: { collegeId }, query: { since: '0' } }),
    },
  ],
  ...PERMISSIONS_OF_STAFF,
  ...PERMISSIONS_OF_CAMPS,
  uploadCollegePicture: [
    {
      row: 'upload',
      description: 'a college picture',
      cells: cells(401, 403, 403, 403, 201, 403, 201, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ params: { collegeId }, body: A_PIXEL, headers: { 'content-type': 'image/png' } }),
    },
  ],
  resource: [
    { row: '15', description: 'plain', cells: everyone(200), send: picture('') },
    { row: '15', description: 'ls', cells: everyone(200), send: picture('ls/') },
    { row: '15', description: '40', cells: everyone(200), send: picture('40/') },
  ],
  mediaLinkPreview: [
    {
      row: '15m',
      description: 'the present one',
      cells: everyone(200),
      send: ({ collegeId }) => ({ params: { collegeId, picture: 'mens-1-1.jpg' } }),
    },
  ],
  mediaScene: [
    {
      row: '15m',
      description: 'the present one',
      cells: everyone(200),
      send: ({ collegeId }) => ({ params: { collegeId, picture: '1-1.svg' } }),
    },
  ],
  mediaPicture: [
    {
      row: '15m',
      description: 'plain',
      cells: everyone(200),
      send: ({ collegeId, pictureId }) => ({ params: { kind: 'colleges', ownerId: collegeId, pictureId } }),
    },
  ],
  mediaVariant: [
    {
      row: '15m',
      description: '400',
      cells: everyone(200),
      send: ({ collegeId, pictureId }) => ({ params: { kind: 'colleges', ownerId: collegeId, variant: '400', pictureId } }),
    },
  ],
  collegeCatalogue: [
    { row: 'catalogue', description: 'open; the newest for whoever is signed in', cells: everyone(200), send: nothing },
  ],
  collegeRanking: [
    { row: '9', description: 'open, the same for all', cells: everyone(200), send: () => ({ query: { ranking: 'rpi' } }) },
  ],
  collegeComparison: [
    {
      row: 'catalogue',
      description: 'open, the same for all',
      cells: everyone(200),
      send: ({ collegeId }) => ({ params: { collegeId }, query: { sex: 'male' } }),
    },
  ],
  mediaCatalogue: [{ row: 'catalogue', description: 'open, the same for all', cells: everyone(200), send: nothing }],
  fitFigures: [{ row: 'catalogue', description: 'open, the same for all', cells: everyone(200), send: nothing }],
  searchColleges: [
    { row: 'search', description: 'open to everyone', cells: everyone(200), send: () => ({ query: { q: 'test' } }) },
  ],
  siteNumbers: [{ row: 'catalogue', description: 'open, the same for all', cells: everyone(200), send: nothing }],
  collegeDots: [{ row: 'catalogue', description: 'open, the same for all', cells: everyone(200), send: nothing }],
  conferenceColors: [{ row: 'catalogue', description: 'open, the same for all', cells: everyone(200), send: nothing }],
  seasonLeaders: [{ row: 'catalogue', description: 'open, the same for all', cells: everyone(200), send: nothing }],
  locations: [{ row: 'catalogue', description: 'open, the same for all', cells: everyone(200), send: nothing }],
  account: [{ row: 'account', description: 'their own', cells: signedIn(200), send: nothing }],
  changeAccount: [{ row: 'account', description: 'their own', cells: signedIn(200), send: () => ({ body: { locale: 'de' } }) }],
  recordConsent: [
    { row: 'account', description: 'their own history', cells: signedIn(200), send: () => ({ body: { services: ['maps'] } }) },
  ],
  agreeToTerms: [
    {
      row: 'account',
      description: 'the present terms',
      cells: signedIn(200),
      send: () => ({ body: { version: TERMS.version } }),
    },
  ],
  changePassword: [
    {
      row: 'account',
      description: 'recent sign-in',
      cells: signedIn(204),
      spends: true,
      send: withRecentSignIn({ password: 'another-long-password' }),
    },
    {
      row: 'account',
      description: 'no recent sign-in',
      cells: signedIn(403),
      send: () => ({ body: { password: 'another-long-password' } }),
    },
  ],
  changeEmail: [
    {
      row: 'account',
      description: 'recent sign-in',
      cells: signedIn(204),
      spends: true,
      send: (stage) => withRecentSignIn({ email: `new-${randomUUID()}@people.example` })(stage),
    },
    {
      row: 'account',
      description: 'no recent sign-in',
      cells: signedIn(403),
      send: () => ({ body: { email: `new-${randomUUID()}@people.example` } }),
    },
  ],
  signOutEverywhere: [{ row: 'account', description: 'their own sessions', cells: signedIn(204), spends: true, send: nothing }],
  downloadAccount: [{ row: 'account', description: 'their own data', cells: signedIn(200), send: nothing }],
  deleteAccount: [
    { row: 'account', description: 'recent sign-in', cells: signedIn(204), spends: true, send: withRecentSignIn({}) },
    { row: 'account', description: 'no recent sign-in', cells: signedIn(403), send: () => ({ body: {} }) },
  ],
  deactivateAccount: [{ row: 'account', description: 'their own', cells: signedIn(204), spends: true, send: nothing }],
  reactivateAccount: [{ row: 'account', description: 'their own', cells: signedIn(200), send: nothing }],
  savedColleges: [
    {
      row: 'saved',
      description: 'their own; not for coaches',
      cells: cells(401, 200, 200, 403, 403, 403, 200, 401, 401, 401, 401),
      send: nothing,
    },
  ],
  saveCollege: [
    {
      row: 'saved',
      description: 'a college; not for coaches',
      cells: cells(401, 200, 200, 403, 403, 403, 200, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ params: { collegeId }, body: { stage: 'visit', note: 'From the matrix.' } }),
    },
  ],
  removeSavedCollege: [
    {
      row: 'saved',
      description: 'the college that is saved; not for coaches',
      cells: cells(401, 204, 204, 403, 403, 403, 204, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ params: { collegeId } }),
    },
  ],
  ...PERMISSIONS_OF_ADMINS,
  ...PERMISSIONS_OF_ADMIN_COLLEGES,
  sendFeedback: [
    {
      row: '16',
      description: 'open',
      cells: everyone(201),
      send: () => ({ body: { subject: 'Permissions', text: 'From the matrix.' } }),
    },
  ],
  sendContactMessage: [
    {
      row: 'contact',
      description: 'open, also for suspended and deactivated people',
      cells: everyone(201),
      send: () => ({ body: { topic: 'other', message: 'From the matrix.', replyTo: 'matrix@touchline.example' } }),
    },
  ],
  reportPolicyViolations: [
    {
      row: 'reports',
      description: 'open, as browsers send it',
      cells: everyone(204),
      send: () => ({ body: [], headers: { 'content-type': 'application/reports+json' } }),
    },
  ],
  checkGdpr: [{ row: '18', description: 'open', cells: everyone(200), send: nothing }],
};
