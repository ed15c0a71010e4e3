import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { firstMessageForm, replyForm, threadReportForm } from './message-form';
import { shownThreadOf } from './shown-thread';
import { aThread } from './testing/a-thread';
import { changedThread, readThread, repliedThread, startedThread } from './thread-changes';
import { newThreadReport } from './thread-report';

const AT = '2026-03-02T10:00:00.000Z';
const reply = { messageId: 'm2', text: 'Thank you, I would like to visit.', at: AT } as const;

describe('the text of a message', () => {
  const textOf = (text: string) => {
    const read = z.safeParse(replyForm, { text });
    return read.success ? read.data.text : read.error.issues[0]?.message;
  };
  test.each([
    ['is trimmed', '  Hello  \n', 'Hello'],
    ['has five characters or more', ' Hell ', 'messageTooShort'],
    ['is not blank', '          ', 'messageTooShort'],
    ['has 2,000 at most', 'x'.repeat(2001), 'textTooLong'],
    ['may be exactly as long', '⚽'.repeat(2000), '⚽'.repeat(2000)],
    ['is refused at 10,000', 'x'.repeat(10_000), 'textTooLong'],
    ['has no control characters', 'Hello\u0000there', 'textNotStorable'],
    ['keeps HTML and addresses as characters', '<b>Hi</b> https://evil.example', '<b>Hi</b> https://evil.example'],
    ['keeps other scripts', 'مرحبا بك 你好', 'مرحبا بك 你好'],
  ])('%s', (_, text, expected) => {
    expect(textOf(text)).toBe(expected);
  });
});

test('a first message is unread by the player, and names a camp only where one was given', () => {
  const form = firstMessageForm.parse({ player: 'p', collegeId: 'harbor', text: 'We saw you play.', nextStep: 'visit' });
  const { thread, message } = startedThread(form, {
    ...{ threadId: 't', messageId: 'm', coach: 'c', collegeName: 'Harbor Point', camp: null, at: AT },
  });
  expect(thread).toMatchObject({ player: 'p', coach: 'c', state: 'open', unread: { player: 1, coach: 0 }, lastAt: AT });
  expect(message).toMatchObject({ thread: 't', player: 'p', coach: 'c', by: 'coach', nextStep: 'visit', camp: null });
});

describe('a further message', () => {
  test('reads what came before, and counts for the other side', () => {
    const { thread, message } = repliedThread(aThread({ unread: { player: 2, coach: 1 } }), 'open', { ...reply, by: 'player' });
    expect(thread).toMatchObject({ unread: { player: 0, coach: 2 }, lastAt: AT });
    expect(message).toMatchObject({ by: 'player', nextStep: null, at: AT });
    expect(repliedThread(thread, 'open', { ...reply, by: 'coach' }).thread.unread).toEqual({ player: 1, coach: 0 });
  });

  test.each(['declined', 'blocked', 'off', 'guardianMissing', 'playerGone', 'coachGone', 'roleLost', 'closed'] as const)(
    'is refused in a conversation that is %s',
    (state) => {
      expect(() => repliedThread(aThread(), state, { ...reply, by: 'coach' })).toThrow('threadClosed');
    },
  );
});

test('reading twice changes nothing', () => {
  const once = readThread(aThread({ unread: { player: 3, coach: 1 } }), 'player');
  expect(once.unread).toEqual({ player: 0, coach: 1 });
  expect(readThread(once, 'player')).toBe(once);
});

describe('a player', () => {
  const none = { hasOther: false };
  test('declines, undoes that, and blocks; each twice is the same as once', () => {
    const declined = changedThread(aThread(), 'decline', none);
    expect(declined.state).toBe('declined');
    expect(changedThread(declined, 'decline', none)).toBe(declined);
    expect(changedThread(declined, 'resume', none).state).toBe('open');
    const blocked = changedThread(declined, 'block', none);
    expect(blocked.state).toBe('blocked');
    expect(() => changedThread(blocked, 'decline', none)).toThrow('threadClosed');
    expect(changedThread(blocked, 'resume', none).state).toBe('open');
  });

  test('opens none beside another one of the college, and changes none that was taken over', () => {
    expect(() => changedThread(aThread({ state: 'blocked' }), 'resume', { hasOther: true })).toThrow('threadClosed');
    expect(() => changedThread(aThread({ state: 'closed' }), 'block', none)).toThrow('threadClosed');
  });
});

test('a report is about the other side, and about a minor whoever reports', () => {
  const form = threadReportForm.parse({ reason: 'danger', note: '  ' });
  const reporting = { _id: 'r', isAboutMinor: true, at: AT } as const;
  expect(newThreadReport(aThread(), form, { ...reporting, side: 'player' })).toMatchObject({
    ...{ profileId: 'coach-1', by: 'player-1', kind: 'thread', place: 'thread-1', note: null, isAboutMinor: true },
  });
  expect(newThreadReport(aThread(), form, { ...reporting, side: 'coach' })).toMatchObject({
    ...{ profileId: 'player-1', by: 'coach-1' },
  });
});

describe('who is named', () => {
  const player = { isShown: true, contact: 'open' } as const;
  const names = { player: { name: 'Robin', username: 'robin' }, coach: 'Casey' };
  test('a player reads the coach, a coach the player while both are there', () => {
    const people = { player, coach: { isAccepted: true } };
    expect(shownThreadOf(aThread(), 'player', people, names)).toMatchObject({ name: 'Casey', username: null, unread: 1 });
    expect(shownThreadOf(aThread(), 'coach', people, names)).toMatchObject({ name: 'Robin', username: 'robin', unread: 0 });
  });

  test('a hidden player, and anybody after the role is lost, has no name', () => {
    const hidden = { player: { ...player, isShown: false }, coach: { isAccepted: true } };
    const lost = { player, coach: { isAccepted: false } };
    for (const people of [hidden, lost])
      expect(shownThreadOf(aThread(), 'coach', people, names)).toMatchObject({ name: null, username: null });
  });
});
