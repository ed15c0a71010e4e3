import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { threadDocuments } from '@touchline/functions/features/threads/thread-people';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aConfirmedMinor, aGuardianAddress, aMinor, wish } from '../../support/api/featuring/guardian-links';
import { signedIn, type SignedIn } from '../../support/api/members/people';
import type { Player } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import {
  aCoach,
  aConversation,
  anAdult,
  anAdultPlayer,
  aStoredThread,
  mailsAbout,
  readThreadAs,
  replyAs,
  threadIn,
  threadStateOf,
  WORDS,
  write,
} from '../../support/api/threads/threads';

const api = apiStage();
const act = (caller: Caller, threadId: string, what: string) =>
  caller.call('changeThread', { params: { threadId }, body: { act: what } });
const listOf = async (caller: Caller) => (await caller.call('threads')).body as AnswerOf<'threads'>;

let collegeId: string;
let coach: SignedIn;
beforeAll(async () => {
  collegeId = (await aStoredCollege())._id;
  coach = await aCoach(api.url, collegeId);
});

const talkWith = async (player?: Player) => aConversation(coach, collegeId, player ?? (await anAdult(api.url)));

describe('a conversation', () => {
  test('goes from the coach to the player and back, with a mail each time and no address anywhere', async () => {
    const { caller, stored, threadId } = await talkWith();
    expect(await listOf(caller)).toMatchObject({
      items: [{ threadId, side: 'player', state: 'open', name: 'Casey Coach', unread: 1 }],
      ...{ unread: 1, next: null, contact: { takesMessages: true, state: 'open' } },
    });
    expect((await readThreadAs(caller, threadId)).body).toMatchObject({ messages: [{ by: 'coach', ...WORDS, camp: null }] });
    expect((await caller.call('markThreadRead', { params: { threadId } })).status).toBe(204);
    expect((await listOf(caller)).unread).toBe(0);

    expect((await replyAs(caller, threadId)).body).toMatchObject({ message: { by: 'player' } });
    expect(await listOf(coach)).toMatchObject({ items: [{ threadId, side: 'coach', name: stored.displayName, unread: 1 }] });
    expect((await readThreadAs(coach, threadId)).body).toMatchObject({ messages: [{ by: 'player' }, { by: 'coach' }] });

    const [toPlayer] = await mailsAbout(stored._id);
    expect(toPlayer).toMatchObject({ kind: 'threadMessage', to: caller.email, replyTo: undefined });
    expect(toPlayer?.text).toContain(`> ${WORDS.text}`);
    expect(toPlayer?.text).toContain(`/account?view=inbox&thread=${threadId}`);
    const toCoach = (await mailsAbout(coach.uid)).filter(({ text }) => text.includes(threadId));
    expect(toCoach).toMatchObject([{ kind: 'threadReplied', to: coach.email }]);
    expect(toCoach[0]?.text).not.toContain('I would like to come');

    const seen = [
      (await readThreadAs(caller, threadId)).text,
      (await readThreadAs(coach, threadId)).text,
      toPlayer?.text,
      toCoach[0]?.text,
    ];
    for (const text of seen) expect(text).not.toMatch(/@people\.example/);
  });

  test('keeps HTML, links and other scripts as they were typed', async () => {
    const { caller, threadId } = await talkWith();
    for (const text of ['<img src=x onerror=alert(1)>', 'https://evil.example/?a=1&b=2', 'مرحبا بك 你好 👋🏽', "'; DROP TABLE--"])
      expect((await replyAs(caller, threadId, text)).body).toMatchObject({ message: { text } });
    const mails = await firestore().collection('mail').where('about', '==', coach.uid).get();
    for (const one of mails.docs) expect(String(one.get('message.html'))).not.toMatch(/<img|<a /);
  });

  test.each([
    ['too short', 'Hey', 'messageTooShort'],
    ['blank', '        ', 'messageTooShort'],
    ['10,000 characters', 'x'.repeat(10_000), 'textTooLong'],
    ['one character too long', 'x'.repeat(2001), 'textTooLong'],
    ['with a NUL', 'Hello\u0000there', 'textNotStorable'],
    ['no text', { $ne: null }, 'textMissing'],
  ])('refuses a message that is %s, and writes nothing', async (_, text, code) => {
    const { caller, stored, threadId } = await talkWith();
    const answer = await replyAs(caller, threadId, text);
    expectRefusal(answer, 422);
    expect(codeOf(answer)).toBe(code);
    expect(codeOf(await write(coach, (await anAdult(api.url)).stored._id, collegeId, { text }))).toBe(code);
    expect((await threadDocuments(firestore()).messages.where('player', '==', stored._id).get()).size).toBe(1);
  });

  test('is nobody else’s', async () => {
    const { threadId, stored } = await talkWith();
    const [stranger, admin] = [await signedIn(api.url), await signedIn(api.url, { isAdmin: true })];
    for (const other of [stranger, admin, await aCoach(api.url, collegeId)]) {
      for (const answer of [
        await readThreadAs(other, threadId),
        await replyAs(other, threadId),
        await act(other, threadId, 'block'),
      ])
        expectRefusal(answer, 404);
      expect(JSON.stringify(await listOf(other))).not.toContain(stored._id);
    }
    expectRefusal(await readThreadAs(coach, 'nowhere'), 404);
    expectRefusal(await readThreadAs(coach, '__x__'), 404);
  });

  test('lists 20 on a page, the last written to first', async () => {
    const { caller, stored } = await anAdult(api.url);
    const days = Array.from({ length: 22 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}T09:00:00.000Z`);
    for (const lastAt of days) await aStoredThread(stored._id, `college-${lastAt.slice(8, 10)}`, { lastAt });
    const first = await listOf(caller);
    expect(first.items.map(({ lastAt }) => lastAt)).toEqual(days.toReversed().slice(0, 20));
    const second = await caller.call('threads', { query: { after: first.next ?? '' } });
    expect((second.body as AnswerOf<'threads'>).items.map(({ lastAt }) => lastAt)).toEqual([days[1], days[0]]);
    expectRefusal(await caller.call('threads', { query: { after: 'x' } }), 400);
  });
});

describe('who may be written to', () => {
  test('a minor only with a guardian who has confirmed, who gets a copy of every message', async () => {
    const { stored } = await aMinor(api.url);
    const refused = await write(coach, stored._id, collegeId);
    expectRefusal(refused, 403);
    expect(codeOf(refused)).toBe('contactNeedsGuardian');

    const guardian = aGuardianAddress();
    const minor = await aConfirmedMinor(api.url, guardian);
    const { threadId, caller } = await talkWith(minor);
    await replyAs(caller, threadId);
    const copies = await mailsAbout(`${GUARDIAN_OF}${minor.stored._id}`);
    expect(copies).toMatchObject([
      { kind: 'guardianCopy', to: guardian },
      { kind: 'guardianCopy', to: guardian },
    ]);
    expect(copies[0]?.text).toContain(WORDS.text);
    expect(copies[0]?.text).toContain('mode=guardian&link=');
    expect(copies[1]?.text).toContain('I would like to come');
    for (const { text } of copies) expect(text).not.toMatch(/@people\.example|view=inbox/);
    expect((await caller.call('downloadAccount')).text).not.toContain('mode=guardian');

    await wish(caller, minor.stored._id, false);
    expect(await threadStateOf(caller, threadId)).toBe('guardianMissing');
    expect(codeOf(await replyAs(coach, threadId))).toBe('threadClosed');
  });

  test('nobody who has switched it off, at once and in what is open too', async () => {
    const { caller, stored, threadId } = await talkWith();
    const off = await caller.call('changeInbox', { body: { takesMessages: false } });
    expect(off.body).toEqual({ contact: { takesMessages: false, state: 'off' } });
    expect([await threadStateOf(caller, threadId), await threadStateOf(coach, threadId)]).toEqual(['off', 'closed']);
    expectRefusal(await replyAs(coach, threadId), 409);
    const other = (await aStoredCollege())._id;
    const refused = await write(await aCoach(api.url, other), stored._id, other);
    expect(codeOf(refused)).toBe('contactOff');
    await caller.call('changeInbox', { body: { takesMessages: true } });
    expect((await replyAs(coach, threadId)).status).toBe(201);
    expectRefusal(await coach.call('changeInbox', { body: { takesMessages: false } }), 403);
  });

  test('nobody who is hidden, no coach, and nobody who does not exist', async () => {
    const { stored } = await anAdult(api.url);
    await personDocuments(firestore()).profiles.doc(stored._id).update({ hidden: true });
    for (const player of [stored._id, coach.uid, 'nobody', '__x__']) {
      expectRefusal(await write(coach, player, collegeId), 404);
      expectRefusal(await coach.call('contactOf', { params: { playerId: player } }), 404);
    }
  });

  test('a camp only where the college offers it', async () => {
    const answer = await write(coach, await anAdultPlayer(), collegeId, { nextStep: 'camp', campId: 'nowhere' });
    expectRefusal(answer, 422);
    expect(codeOf(answer)).toBe('unknownCampOfCollege');
  });

  test('the coach is told why not, and what the rules of the organisation say', async () => {
    const contactOf = async (playerId: string) =>
      ((await coach.call('contactOf', { params: { playerId } })).body as AnswerOf<'contactOf'>).items[0];
    const minor = await aMinor(api.url);
    expect(await contactOf(minor.stored._id)).toMatchObject({ collegeId, refusal: 'contactNeedsGuardian', threadId: null });
    const { stored, threadId } = await talkWith();
    expect(await contactOf(stored._id)).toMatchObject({ refusal: 'threadIsOpen', threadId });
    const free = await contactOf((await anAdult(api.url)).stored._id);
    expect(free).toMatchObject({ refusal: null });
    expect(free).toHaveProperty('rule');
  });
});

describe('one open conversation for a player and a college', () => {
  test('also where two coaches write at once', async () => {
    const { stored } = await anAdult(api.url);
    const other = await aCoach(api.url, collegeId);
    const answers = await Promise.all([coach, other, coach].map((one) => write(one, stored._id, collegeId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await threadDocuments(firestore()).threads.where('player', '==', stored._id).get()).size).toBe(1);
    expect((await mailsAbout(stored._id)).length).toBe(1);
  });

  test('is closed by a no of the player, for the whole college, until they take it back', async () => {
    const { caller, stored, threadId } = await talkWith();
    expectRefusal(await act(coach, threadId, 'decline'), 403);
    expect((await act(caller, threadId, 'decline')).body).toMatchObject({ thread: { state: 'declined' } });
    expect(await threadStateOf(coach, threadId)).toBe('declined');
    expect(codeOf(await replyAs(coach, threadId))).toBe('threadClosed');
    expect(codeOf(await write(await aCoach(api.url, collegeId), stored._id, collegeId))).toBe('contactDeclined');
    await act(caller, threadId, 'resume');
    expect((await replyAs(coach, threadId)).status).toBe(201);
  });

  test('is closed by a block, which the coach is not told and cannot get around at another college', async () => {
    const second = (await aStoredCollege())._id;
    const mover = await aCoach(api.url, second);
    const { caller, stored } = await anAdult(api.url);
    const threadId = threadIn(await write(mover, stored._id, second));
    await act(caller, threadId, 'block');
    expect([await threadStateOf(caller, threadId), await threadStateOf(mover, threadId)]).toEqual(['blocked', 'closed']);
    expect((await mover.call('downloadAccount')).text).not.toContain('blocked');

    const roles = [{ type: 'headcoach', value: collegeId, status: 'Accepted' }];
    await personDocuments(firestore()).profiles.doc(mover.uid).update({ roles });
    expect(codeOf(await write(mover, stored._id, collegeId))).toBe('contactOff');
    expect((await write(coach, stored._id, collegeId)).status).toBe(201);
  });

  test('ends with the role: the coach reads nothing more, and another coach may begin', async () => {
    const own = await aCoach(api.url, collegeId);
    const { caller, stored } = await anAdult(api.url);
    const threadId = threadIn(await write(own, stored._id, collegeId));
    await replyAs(caller, threadId, 'My grades are good.');
    await personDocuments(firestore()).profiles.doc(own.uid).update({ roles: [] });
    expect((await readThreadAs(own, threadId)).body).toMatchObject({ thread: { state: 'roleLost', name: null }, messages: [] });
    expect((await readThreadAs(caller, threadId)).body).toMatchObject({ messages: [{}, {}] });
    expectRefusal(await replyAs(own, threadId), 409);
    expectRefusal(await replyAs(caller, threadId), 409);

    expect((await write(coach, stored._id, collegeId)).status).toBe(201);
    expect(await threadStateOf(caller, threadId)).toBe('closed');
    expectRefusal(await act(caller, threadId, 'block'), 409);
  });

  test('a message that meets a block is written before it or refused', async () => {
    const { caller, threadId } = await talkWith();
    const [answer] = await Promise.all([replyAs(coach, threadId), act(caller, threadId, 'block')]);
    expect([201, 409]).toContain(answer.status);
    const { messages } = (await readThreadAs(caller, threadId)).body as AnswerOf<'thread'>;
    expect(messages.length).toBe(answer.status === 201 ? 2 : 1);
    expect(await threadStateOf(caller, threadId)).toBe('blocked');
  });
});

test('a coach begins 20 conversations a day; what is refused does not count', async () => {
  const own = await aCoach(api.url, collegeId);
  expectRefusal(await write(own, 'nobody', collegeId), 404);
  for (let sent = 0; sent < 20; sent += 1) expect((await write(own, await anAdultPlayer(), collegeId)).status).toBe(201);
  const over = await write(own, await anAdultPlayer(), collegeId);
  expectRefusal(over, 429);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
});
