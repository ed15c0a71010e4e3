import { MAILS } from '@touchline/domain/person/mail/mail';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import { threadDocuments } from '@touchline/functions/features/threads/thread-people';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aConfirmedMinor, aGuardianAddress } from '../../support/api/featuring/guardian-links';
import { idTokenOf, signedIn, type SignedIn } from '../../support/api/members/people';
import type { Player } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';
import {
  aCoach,
  aConversation,
  anAdult,
  readThreadAs,
  replyAs,
  threadIn,
  threadStateOf,
  WORDS,
  write,
} from '../../support/api/threads/threads';

const api = apiStage();

let collegeId: string;
let coach: SignedIn;
beforeAll(async () => {
  collegeId = (await aStoredCollege())._id;
  coach = await aCoach(api.url, collegeId);
});

const talkWith = async (player?: Player) => aConversation(coach, collegeId, player ?? (await anAdult(api.url)));

describe('who deletes the account', () => {
  test('a player takes all messages along, and the coach’s side says so', async () => {
    const { caller, stored, threadId } = await talkWith();
    await replyAs(caller, threadId);
    expect((await caller.call('deleteAccount', { body: { idToken: await idTokenOf(caller) } })).status).toBe(204);
    await vi.waitFor(async () => expect(await threadStateOf(coach, threadId)).toBe('playerGone'), { timeout: 40_000 });
    const { messages } = threadDocuments(firestore());
    await vi.waitFor(async () => expect((await messages.where('thread', '==', threadId).get()).size).toBe(0), {
      timeout: 40_000,
    });
    expect((await readThreadAs(coach, threadId)).text).not.toContain(stored._id);
    expectRefusal(await replyAs(coach, threadId), 409);
  });

  test('a coach leaves an entry without a name', async () => {
    const own = await aCoach(api.url, collegeId);
    const { caller, stored } = await anAdult(api.url);
    const threadId = threadIn(await write(own, stored._id, collegeId));
    await own.call('deleteAccount', { body: { idToken: await idTokenOf(own) } });
    await vi.waitFor(async () => expect(await threadStateOf(caller, threadId)).toBe('coachGone'), { timeout: 40_000 });
    expect((await readThreadAs(caller, threadId)).body).toMatchObject({ thread: { name: null } });
  });
});

test('a message whose mail fails stays in the inbox, and admins see the mail without its text and send it again', async () => {
  const { caller, stored, threadId } = await talkWith();
  const admin = await signedIn(api.url, { isAdmin: true });
  const { docs } = await firestore().collection(MAILS.name).where('about', '==', stored._id).get();
  const mail = docs.find((one) => one.get('kind') === 'threadMessage');
  if (mail === undefined) throw new Error('the first message queues a mail');
  await mail.ref.update({ delivery: { state: 'ERROR', error: 'Mailbox full', attempts: 5 } });
  expect((await readThreadAs(caller, threadId)).body).toMatchObject({ messages: [{ text: WORDS.text }] });

  const listed = await admin.call('adminMails', { query: { state: 'failed' } });
  const shown = { mailId: mail.id, kind: 'threadMessage', error: 'Mailbox full' };
  expect(listed.body).toMatchObject({ items: expect.arrayContaining([expect.objectContaining(shown)]) as unknown });
  expect(listed.text).not.toContain(WORDS.text);
  expect((await admin.call('resendMail', { params: { mailId: mail.id } })).status).toBe(204);
  const again = (await mail.ref.get()).data();
  expect(again).toMatchObject({ delivery: { state: 'RETRY' }, kind: 'threadMessage' });
  expect(JSON.stringify(again)).toContain(WORDS.text);
});

describe('a report', () => {
  const report = (caller: Caller, threadId: string) =>
    caller.call('reportThread', { params: { threadId }, body: { reason: 'danger', note: 'He asks for my address.' } });

  test('stands in the queue of the admins, who read the texts by it alone', async () => {
    const minor = await aConfirmedMinor(api.url, aGuardianAddress());
    const { caller, threadId } = await talkWith(minor);
    expect((await report(caller, threadId)).status).toBe(201);
    expect((await report(caller, threadId)).status).toBe(201);
    const { docs } = await collectionOf(firestore(), REPORTS).where('place', '==', threadId).get();
    expect(docs.map((one) => one.data())).toMatchObject([
      { kind: 'thread', profileId: coach.uid, by: caller.uid, isAboutMinor: true, closedAt: null },
    ]);
    const admin = await signedIn(api.url, { isAdmin: true });
    const reportId = docs[0]?.id ?? '';
    expect((await admin.call('adminReports')).text).toContain(reportId);
    const texts = await admin.call('reportedThread', { params: { reportId } });
    expect(texts.body).toMatchObject({ coach: 'Casey Coach', messages: [{ text: WORDS.text }] });
    expectRefusal(await readThreadAs(admin, threadId), 404);
    expectRefusal(await admin.call('reportedThread', { params: { reportId: threadId } }), 404);
    expect((await coach.call('downloadAccount')).text).not.toContain('asks for my address');
  });
});
