import { randomUUID } from 'node:crypto';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import { newThreadReport } from '@touchline/domain/person/threads/thread-report';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { adminOnly, cells, nothing, type PermissionRow, signedIn } from '../platform/permission-cells';
import { anAdultPlayer, aStoredThread, WORDS } from './threads';

type Row =
  | 'contactOf'
  | 'startThread'
  | 'threads'
  | 'thread'
  | 'replyToThread'
  | 'markThreadRead'
  | 'changeThread'
  | 'reportThread'
  | 'changeInbox'
  | 'reportedThread';

/** The player of a conversation; for everybody else there is none. */
const participant = (status: number): PermissionRow['cells'] => cells(401, status, 404, 404, 404, 404, 404, 401, 401, 401, 401);

/** A conversation of the player who owns the profile of the row, who is of age. */
async function threadOf(player: string) {
  await personDocuments(firestore()).profiles.doc(player).update({ adultFrom: '2020-01-01' });
  return { threadId: (await aStoredThread(player))._id };
}

/** The id of a report about a conversation. */
async function aReportedThread(): Promise<string> {
  const thread = await aStoredThread(await anAdultPlayer());
  const reporting = { _id: randomUUID(), side: 'player', isAboutMinor: false, at: thread.startedAt } as const;
  const report = newThreadReport(thread, { reason: 'spam', note: null }, reporting);
  await collectionOf(firestore(), REPORTS).doc(report._id).set(report);
  return report._id;
}

/** The expected statuses of the rows of conversations. */
export const PERMISSIONS_OF_THREADS: Readonly<Record<Row, readonly PermissionRow[]>> = {
  contactOf: [
    {
      row: 'contact',
      description: 'whether a coach may write',
      cells: cells(401, 403, 403, 403, 200, 200, 403, 401, 401, 401, 401),
      send: async () => ({ params: { playerId: await anAdultPlayer() } }),
    },
  ],
  startThread: [
    {
      row: 'contact',
      description: 'for the college of the accepted coach',
      cells: cells(401, 403, 403, 403, 201, 403, 403, 401, 401, 401, 401),
      send: async ({ actorsCollegeId }) => ({
        body: { player: await anAdultPlayer(), collegeId: actorsCollegeId, ...WORDS },
      }),
    },
  ],
  threads: [{ row: 'inbox', description: 'their own', cells: signedIn(200), send: nothing }],
  thread: [
    {
      row: 'inbox',
      description: 'a conversation of the player',
      cells: participant(200),
      send: async ({ profileId }) => ({ params: await threadOf(profileId) }),
    },
  ],
  replyToThread: [
    {
      row: 'inbox',
      description: 'an answer of the player',
      cells: participant(201),
      send: async ({ profileId }) => ({ params: await threadOf(profileId), body: { text: WORDS.text } }),
    },
  ],
  markThreadRead: [
    {
      row: 'inbox',
      description: 'as read',
      cells: participant(204),
      send: async ({ profileId }) => ({ params: await threadOf(profileId) }),
    },
  ],
  changeThread: [
    {
      row: 'inbox',
      description: 'a block',
      cells: participant(200),
      send: async ({ profileId }) => ({ params: await threadOf(profileId), body: { act: 'block' } }),
    },
  ],
  reportThread: [
    {
      row: 'inbox',
      description: 'a report',
      cells: participant(201),
      send: async ({ profileId }) => ({ params: await threadOf(profileId), body: { reason: 'spam' } }),
    },
  ],
  changeInbox: [
    { row: 'inbox', description: 'of players', cells: signedIn(200), send: () => ({ body: { takesMessages: true } }) },
  ],
  reportedThread: [
    {
      row: 'reports',
      description: 'the texts of a reported conversation',
      cells: adminOnly(200),
      send: async () => ({ params: { reportId: await aReportedThread() } }),
    },
  ],
};
