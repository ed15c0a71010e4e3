import { randomUUID } from 'node:crypto';
import { aFeedback } from '../contact/messages';
import { aFailedMail } from '../mail/outgoing-mails';
import { aSentInvite } from '../college-staff/staff-invites';
import { anAdminRequest } from './admin-requests';
import { aPerson } from './people';
import { adminOnly, nothing, type PermissionRow } from '../platform/permission-cells';

type AdminRow =
  | 'adminUsers'
  | 'adminPerson'
  | 'suspendPerson'
  | 'adminRequests'
  | 'previewProfile'
  | 'givePlanDays'
  | 'signOutPerson'
  | 'resendVerification'
  | 'askForAdmin'
  | 'decideAdminRequest'
  | 'decideRole'
  | 'adminCollegeRequests'
  | 'finishCollegeRequest'
  | 'createRequestedCollege'
  | 'adminLogs'
  | 'adminLogChanges'
  | 'adminMessages'
  | 'answerMessage'
  | 'adminMails'
  | 'resendMail'
  | 'adminJobs'
  | 'adminWork'
  | 'adminPolicyReports'
  | 'adminInvites'
  | 'inviteCoaches'
  | 'resendAdminInvite'
  | 'revokeAdminInvite';

/** The expected statuses of the rows of people for admins. */
export const PERMISSIONS_OF_ADMINS: Readonly<Record<AdminRow, readonly PermissionRow[]>> = {
  adminUsers: [
    { row: 'admin', description: 'the newest', cells: adminOnly(200), send: () => ({ body: {} }) },
    { row: 'admin', description: 'who waits', cells: adminOnly(200), send: () => ({ body: { roles: 'pending' } }) },
  ],
  adminPerson: [
    { row: 'admin', description: 'a player', cells: adminOnly(200), send: ({ profileId }) => ({ params: { uid: profileId } }) },
  ],
  suspendPerson: [
    {
      row: 'admin',
      description: 'a player',
      cells: adminOnly(200),
      send: async ({ aRole }) => ({
        params: { uid: (await aRole('Pending')).uid },
        body: { suspended: true, reason: 'From the matrix.' },
      }),
    },
  ],
  signOutPerson: [
    {
      row: 'admin',
      description: 'a player',
      cells: adminOnly(204),
      send: async () => ({ params: { uid: (await aPerson()).uid }, body: { reason: 'From the matrix.' } }),
    },
  ],
  resendVerification: [
    {
      row: 'admin',
      description: 'a player whose address is unverified',
      cells: adminOnly(204),
      send: async () => ({
        params: { uid: (await aPerson({ isVerified: false })).uid },
        body: { reason: 'From the matrix.' },
      }),
    },
  ],
  givePlanDays: [
    {
      row: 'admin',
      description: 'to a player',
      cells: adminOnly(200),
      send: async () => ({
        params: { uid: (await aPerson()).uid },
        body: { plan: 'premium', days: 7, until: null, reason: 'From the matrix.' },
      }),
    },
  ],
  previewProfile: [
    {
      row: 'admin',
      description: 'a player, as coaches see them',
      cells: adminOnly(204),
      send: async () => ({ params: { uid: (await aPerson()).uid }, body: { as: 'coach' } }),
    },
  ],
  adminRequests: [{ row: 'admin', description: 'the open ones', cells: adminOnly(200), send: nothing }],
  askForAdmin: [
    {
      row: 'admin',
      description: 'a player',
      cells: adminOnly(204),
      send: async () => ({
        params: { uid: (await aPerson()).uid },
        body: { wanted: 'grant', reason: 'From the matrix.' },
      }),
    },
  ],
  decideAdminRequest: [true, false].map((confirmed) => ({
    row: 'admin',
    description: confirmed ? 'confirms what another admin asked for' : 'refuses it',
    cells: adminOnly(204),
    send: async () => {
      const { _id: uid, requestId } = await anAdminRequest();
      return { params: { uid }, body: { requestId, confirmed } };
    },
  })),
  decideRole: [
    {
      row: 'admin',
      description: 'a Pending role',
      cells: adminOnly(200),
      send: async ({ aRole }) => {
        const { uid, ...role } = await aRole('Pending');
        return { params: { uid }, body: { ...role, decision: 'rejected', reason: 'From the matrix.' } };
      },
    },
    {
      row: 'admin',
      description: 'an accepted role',
      cells: adminOnly(200),
      send: async ({ aRole }) => {
        const { uid, ...role } = await aRole('Accepted');
        return { params: { uid }, body: { ...role, decision: 'withdrawn', reason: 'From the matrix.' } };
      },
    },
  ],
  adminCollegeRequests: [{ row: 'admin', description: 'the queue', cells: adminOnly(200), send: nothing }],
  finishCollegeRequest: [
    {
      row: 'admin',
      description: 'a request that waits',
      cells: adminOnly(204),
      send: async ({ aCollegeRequest }) => ({ params: { uid: await aCollegeRequest() } }),
    },
  ],
  createRequestedCollege: [
    {
      row: 'admin',
      description: 'for a coach who waits',
      cells: adminOnly(201),
      send: async ({ aCoachWithRequest }) => ({
        params: { uid: await aCoachWithRequest() },
        body: {
          ...{ name: 'From the matrix', collegeURL: 'https://www.matrix.edu', league: 'naia', teams: ['male'] },
          sharesSite: true,
        },
      }),
    },
  ],
  adminLogs: [{ row: 'admin', description: 'the newest lines', cells: adminOnly(200), send: nothing }],
  adminLogChanges: [
    {
      row: 'admin',
      description: 'a line that reports no edit',
      cells: adminOnly(404),
      send: () => ({ params: { lineId: 'no-such-line' } }),
    },
  ],
  adminMessages: [{ row: 'admin', description: 'the latest feedback', cells: adminOnly(200), send: nothing }],
  answerMessage: [
    {
      row: 'admin',
      description: 'closes feedback of a visitor',
      cells: adminOnly(200),
      send: async () => ({ params: { messageId: await aFeedback() }, body: { source: 'feedback', text: null } }),
    },
  ],
  adminMails: [{ row: 'admin', description: 'the latest', cells: adminOnly(200), send: nothing }],
  resendMail: [
    {
      row: 'admin',
      description: 'one that could not be sent',
      cells: adminOnly(204),
      send: async () => ({ params: { mailId: await aFailedMail() } }),
    },
  ],
  adminJobs: [{ row: 'admin', description: 'all', cells: adminOnly(200), send: nothing }],
  adminWork: [{ row: 'admin', description: 'what waits', cells: adminOnly(200), send: nothing }],
  adminPolicyReports: [{ row: 'admin', description: 'the latest', cells: adminOnly(200), send: nothing }],
  adminInvites: [{ row: 'admin', description: 'the latest', cells: adminOnly(200), send: nothing }],
  inviteCoaches: [
    {
      row: 'admin',
      description: 'an address that nobody has invited',
      cells: adminOnly(200),
      send: ({ collegeId }) => ({
        body: { lines: [{ email: `${randomUUID()}@people.example`, college: collegeId, team: 'male', post: 'headcoach' }] },
      }),
    },
  ],
  resendAdminInvite: [
    {
      row: 'admin',
      description: 'an open one',
      cells: adminOnly(204),
      send: async ({ collegeId }) => ({ params: { inviteId: (await aSentInvite({ collegeId, byTouchline: true }))._id } }),
    },
  ],
  revokeAdminInvite: [
    {
      row: 'admin',
      description: 'an open one',
      cells: adminOnly(204),
      send: async ({ collegeId }) => ({ params: { inviteId: (await aSentInvite({ collegeId, byTouchline: true }))._id } }),
    },
  ],
};
