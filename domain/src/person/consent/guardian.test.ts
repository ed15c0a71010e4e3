import { describe, expect, test } from 'vitest';
import { ACCOUNTS } from '../account/account';
import {
  agreedGuardian,
  guardianAnswerForm,
  guardianKeysOf,
  guardianRefusal,
  isGuardianOf,
  namedGuardian,
  refusedGuardian,
  reminderDueAt,
} from './guardian';

const AT = '2026-06-01T10:00:00.000Z';
const NAMED = namedGuardian('Par.Ent+touchline@googlemail.com');
const AGREED = agreedGuardian(NAMED, { name: 'Kim Sample', relation: 'legalGuardian', locale: 'de' }, AT);
const minors = (guardian: typeof NAMED | null) => ({ guardian, dateOfBirth: '2011-02-03' });

describe('an address of a guardian', () => {
  test.each([
    ['kidname@gmail.com', false, 'guardianIsOwner'],
    ['kid.name+mum@googlemail.com', true, 'guardianIsOwner'],
    ['parent@example.com', true, 'guardianIsPlayer'],
    ['parent@example.com', false, null],
  ])('%s, of a player’s account: %s, is refused as %s', (guardianEmail, isPlayers, code) => {
    expect(guardianRefusal({ guardianEmail, isPlayers, ownEmail: 'kid.name@gmail.com' })).toBe(code);
  });

  test('that an account moves to is told by the mailbox, of minors and as long as it counts', () => {
    const is = (guardian: typeof NAMED | null, email: string, today = '2026-06-01') =>
      isGuardianOf(minors(guardian), email, today);
    expect([is(NAMED, 'parent@gmail.com'), is(AGREED, 'p.a.rent@gmail.com')]).toEqual([true, true]);
    expect([is(NAMED, 'other@gmail.com'), is(null, 'parent@gmail.com')]).toEqual([false, false]);
    expect(is(AGREED, 'parent@gmail.com', '2029-02-03')).toBe(false);
    expect(is(refusedGuardian(AGREED, AT), 'parent@gmail.com')).toBe(false);
  });
});

test('a guardian names themselves without addresses, and says how they are related', () => {
  expect(guardianAnswerForm.parse({ name: ' Kim Sample ', relation: 'father' })).toEqual({
    name: 'Kim Sample',
    relation: 'father',
  });
  for (const sent of [
    { name: ' ', relation: 'father' },
    { name: 'kim@example.com', relation: 'father' },
    { name: 'Kim', relation: 'coach' },
    { name: 'Kim', relation: '' },
  ])
    expect(guardianAnswerForm.safeParse(sent).success).toBe(false);
});

test('of a guardian who is refused nothing stays but the address', () => {
  expect(refusedGuardian(AGREED, AT)).toEqual({ ...NAMED, refusedAt: AT });
});

test('the reminder is due 30 days after the yes, once, and not for somebody who is of age by then', () => {
  expect(reminderDueAt(minors(AGREED))).toBe('2026-07-01T10:00:00.000Z');
  expect(reminderDueAt({ ...minors(AGREED), dateOfBirth: '2008-07-01' })).toBeNull();
  expect(reminderDueAt({ ...minors(AGREED), dateOfBirth: '2008-07-02' })).toBe('2026-07-01T10:00:00.000Z');
  for (const guardian of [null, NAMED, { ...AGREED, remindedAt: AT }]) expect(reminderDueAt(minors(guardian))).toBeNull();
});

test('accounts are found by the mailbox of a guardian who counts', () => {
  const none = { isNamed: false, named: null, confirmed: null, remindAt: null };
  const mailbox = 'parent@gmail.com';
  expect(guardianKeysOf(minors(null))).toEqual(none);
  expect(guardianKeysOf(minors(refusedGuardian(AGREED, AT)))).toEqual(none);
  expect(guardianKeysOf(minors(NAMED))).toEqual({ ...none, isNamed: true, named: mailbox });
  expect(guardianKeysOf(minors(AGREED))).toMatchObject({ named: mailbox, confirmed: mailbox });
});

test('a guardian whom version 5 stored has said nothing of themselves yet', () => {
  const upgraded = (guardian: unknown) => ACCOUNTS.upgrades[5]({ schemaVersion: 5, guardian }).guardian;
  expect(upgraded(null)).toBeNull();
  expect(upgraded({ email: 'parent@example.com', confirmedAt: AT })).toEqual({
    ...namedGuardian('parent@example.com'),
    confirmedAt: AT,
  });
});
