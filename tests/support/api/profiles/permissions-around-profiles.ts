import { mailStopLinkOf } from '@touchline/functions/features/mail/mail-stop';
import { aPerson, aUsername } from '../members/people';
import { A_POST, aQueuedRequest } from '../featuring/feature-requests';
import { aFeaturedMinor } from '../featuring/guardian-links';
import { adminOnly, cells, everyone, nothing, ownerOnly, type PermissionRow } from '../platform/permission-cells';
import { aLockedPicture } from '../moderation/locked-pictures';
import { aReportedPicture } from '../moderation/reported-pictures';
import { aReport } from '../moderation/reports';

type Row =
  | 'searchProfiles'
  | 'featuredPlayers'
  | 'savedPlayers'
  | 'savedPlayer'
  | 'savePlayer'
  | 'removeSavedPlayer'
  | 'countViews'
  | 'boostReceipts'
  | 'profileInterest'
  | 'reportProfile'
  | 'requestRemoval'
  | 'adminReports'
  | 'reportedPicture'
  | 'hiddenProfiles'
  | 'dismissReport'
  | 'reopenReport'
  | 'hideProfile'
  | 'lockedPictures'
  | 'askForLockedPicture'
  | 'decideLockedPicture'
  | 'lockedPicture'
  | 'answerHiding'
  | 'changeFeaturing'
  | 'ownFeatureRequests'
  | 'adminFeatureRequests'
  | 'postFeatureRequest'
  | 'declineFeatureRequest'
  | 'featurePicture'
  | 'openGuardianLink'
  | 'answerAsGuardian'
  | 'stopMails';

/** Coaches whom a college accepted, and nobody else. */
const acceptedCoaches = (status: number): PermissionRow['cells'] =>
  cells(401, 403, 403, 403, status, status, 403, 401, 401, 401, 401);

/** The uid of a new player. */
const aPlayerId = async (): Promise<string> => (await aPerson()).uid;

/** The expected statuses of the rows of what others do with profiles. */
export const PERMISSIONS_AROUND_PROFILES: Readonly<Record<Row, readonly PermissionRow[]>> = {
  searchProfiles: [{ row: 'search', description: 'the first page', cells: everyone(200), send: nothing }],
  featuredPlayers: [{ row: 'search', description: 'those who agreed', cells: everyone(200), send: nothing }],
  savedPlayers: [{ row: 'players', description: 'their own', cells: acceptedCoaches(200), send: nothing }],
  savedPlayer: [
    {
      row: 'players',
      description: 'whether one is saved',
      cells: acceptedCoaches(200),
      send: ({ profileId }) => ({ params: { playerId: profileId } }),
    },
  ],
  savePlayer: [
    {
      row: 'players',
      description: 'a player',
      cells: acceptedCoaches(200),
      send: ({ profileId }) => ({ params: { playerId: profileId }, body: { note: 'From the matrix.' } }),
    },
  ],
  removeSavedPlayer: [
    {
      row: 'players',
      description: 'the player who is saved',
      cells: acceptedCoaches(204),
      send: ({ profileId }) => ({ params: { playerId: profileId } }),
    },
  ],
  countViews: [
    {
      row: 'views',
      description: 'what a browser has shown',
      cells: everyone(204),
      send: async () => ({ body: { views: [{ player: await aUsername(), kind: 'open' }] } }),
    },
  ],
  boostReceipts: [
    {
      row: 'views',
      description: 'of their own features',
      cells: cells(401, 200, 403, 403, 403, 403, 200, 401, 401, 401, 401),
      send: ({ profileId }) => ({ params: { profileId } }),
    },
  ],
  profileInterest: [
    {
      row: 'views',
      description: 'how often they are seen',
      cells: cells(401, 200, 403, 403, 403, 403, 200, 401, 401, 401, 401),
      send: ({ profileId }) => ({ params: { profileId } }),
    },
  ],
  reportProfile: [
    {
      row: 'report',
      description: 'the profile of somebody else',
      cells: everyone(201),
      send: async () => ({
        params: { username: await aUsername() },
        body: { about: { kind: 'profile' }, reason: 'spam', note: 'From the matrix.' },
      }),
    },
  ],
  requestRemoval: [
    {
      row: 'report',
      description: 'open, also for suspended and deactivated people',
      cells: everyone(201),
      send: () => ({
        body: {
          ...{ wish: 'remove', reason: 'other', page: '/home', text: 'From the matrix.' },
          replyTo: 'matrix@touchline.example',
        },
      }),
    },
  ],
  adminReports: [
    { row: 'report', description: 'the queue', cells: adminOnly(200), send: nothing },
    { row: 'report', description: 'the closed ones', cells: adminOnly(200), send: () => ({ query: { state: 'closed' } }) },
  ],
  reportedPicture: [
    {
      row: 'report',
      description: 'the picture of a report',
      cells: adminOnly(200),
      send: async () => ({ params: { reportId: await aReportedPicture() } }),
    },
  ],
  hiddenProfiles: [{ row: 'report', description: 'the hidden profiles', cells: adminOnly(200), send: nothing }],
  dismissReport: [
    {
      row: 'report',
      description: 'one that is open',
      cells: adminOnly(204),
      send: async () => ({ params: { reportId: await aReport() }, body: { reason: 'From the matrix.' } }),
    },
  ],
  reopenReport: [
    {
      row: 'report',
      description: 'one that is closed',
      cells: adminOnly(204),
      send: async () => ({ params: { reportId: await aReport('closed') } }),
    },
  ],
  hideProfile: [
    {
      row: 'report',
      description: 'a profile',
      cells: adminOnly(200),
      send: async () => ({ params: { profileId: await aPlayerId() }, body: { reason: 'From the matrix.' } }),
    },
  ],
  lockedPictures: [{ row: 'report', description: 'the locked pictures', cells: adminOnly(200), send: nothing }],
  askForLockedPicture: [
    {
      row: 'report',
      description: 'to open one',
      cells: adminOnly(204),
      send: async () => ({ params: { lockId: await aLockedPicture() }, body: { wanted: 'open', reason: 'From the matrix.' } }),
    },
  ],
  decideLockedPicture: [
    {
      row: 'report',
      description: 'refuses what another admin asked for',
      cells: adminOnly(204),
      send: async () => ({
        params: { lockId: await aLockedPicture({ requestId: 'asked' }) },
        body: { requestId: 'asked', confirmed: false },
      }),
    },
  ],
  lockedPicture: [
    {
      row: 'report',
      description: 'one that two others opened',
      cells: adminOnly(403),
      send: async () => ({ params: { lockId: await aLockedPicture() } }),
    },
  ],
  answerHiding: [
    {
      row: 'report',
      description: 'to their own profile, which is not hidden',
      cells: ownerOnly(409),
      send: ({ profileId }) => ({ params: { profileId }, body: { part: null, text: 'From the matrix.' } }),
    },
  ],
  changeFeaturing: [
    {
      row: 'featuring',
      description: 'their own consent',
      cells: ownerOnly(200),
      send: ({ profileId }) => ({ params: { profileId }, body: { wanted: true } }),
    },
  ],
  ownFeatureRequests: [
    { row: 'queue', description: 'their own', cells: ownerOnly(200), send: ({ profileId }) => ({ params: { profileId } }) },
  ],
  adminFeatureRequests: [{ row: 'queue', description: 'the queue', cells: adminOnly(200), send: nothing }],
  postFeatureRequest: [
    {
      row: 'queue',
      description: 'one that is queued',
      cells: adminOnly(200),
      send: async () => ({ params: { requestId: await aQueuedRequest() }, body: { links: [A_POST] } }),
    },
  ],
  declineFeatureRequest: [
    {
      row: 'queue',
      description: 'one that is queued',
      cells: adminOnly(200),
      send: async () => ({ params: { requestId: await aQueuedRequest() }, body: { reason: 'From the matrix.' } }),
    },
  ],
  featurePicture: [
    {
      row: 'queue',
      description: 'a post in English',
      cells: adminOnly(200),
      send: async () => ({ params: { requestId: await aQueuedRequest() }, query: { format: 'post', language: 'en' } }),
    },
  ],
  openGuardianLink: [
    {
      row: 'guardian',
      description: 'by the link of the mail',
      cells: everyone(200),
      send: async () => ({ body: { link: await aFeaturedMinor() } }),
    },
  ],
  answerAsGuardian: [
    {
      row: 'guardian',
      description: 'by the link of the mail',
      cells: everyone(200),
      send: async () => ({ body: { link: await aFeaturedMinor(), answer: 'end' } }),
    },
  ],
  stopMails: [
    {
      row: 'mails',
      description: 'by the link of the mail',
      cells: everyone(200),
      send: async () => ({ query: { stop: mailStopLinkOf('featureDecided', (await aPerson()).uid) } }),
    },
  ],
};
