import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { upgradeDocument } from '../../kernel/documents/upgrade';
import { refusalOf } from '../../kernel/patch/testing/patches';
import { aProfile } from '../testing/a-profile';
import { isReservedUsername, username, usernameEntryOf, USERNAMES, usernameStateFor, withUsername } from './username';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const former = (profileId: string, days: number) => ({ ...usernameEntryOf('kim', profileId), releasedAt: daysAgo(days) });

test('a username is 3 to 40 lower-case letters, digits and single hyphens', () => {
  const isUsername = (text: string) => z.safeParse(username, text).success;
  expect(['abc', 'demo-player', '007', 'a'.repeat(40)].every(isUsername)).toBe(true);
  expect(['ab', 'a'.repeat(41), 'Demo', '-demo', 'demo-', 'de--mo', 'dé-mo', 'a/b', 'a.b', '..', ''].some(isUsername)).toBe(
    false,
  );
});

test('reserved are words that pass for us, also with a number', () => {
  expect(['admin', 'touchline', 'support', 'admin2', 'admin-2', 'coach'].every(isReservedUsername)).toBe(true);
  expect(['touchline-help', 'the-touch-line', 'mytouchline7'].every(isReservedUsername)).toBe(true);
  expect(['adminton', 'kim-coach', 'robin', '007'].some(isReservedUsername)).toBe(false);
});

describe('the state of a username for a person', () => {
  test.each([
    ['kim', null, 'free'],
    ['kim', usernameEntryOf('kim', 'other'), 'taken'],
    ['kim', usernameEntryOf('kim', 'me'), 'own'],
    ['kim', former('me', 3), 'own'],
    ['kim', former('other', 364), 'taken'],
    ['kim', former('other', 366), 'free'],
    ['admin', null, 'reserved'],
    ['Kim', null, 'invalid'],
    ['../x', null, 'invalid'],
  ] as const)('%s with entry %j is %s', (name, entry, state) => {
    expect(usernameStateFor(name, entry, 'me', NOW)).toBe(state);
  });
});

describe('another username', () => {
  const person = aProfile({ _id: 'me', username: 'robin', version: 4 });

  test('takes its place at once, and the former one leads on', () => {
    const { person: after, entries } = withUsername(person, 'kim', null, NOW);

    expect(after).toEqual({
      ...person,
      username: 'kim',
      formerUsernames: [{ username: 'robin', until: NOW.toISOString() }],
      version: 5,
      updatedAt: NOW.toISOString(),
    });
    expect(entries).toEqual([usernameEntryOf('kim', 'me'), { ...usernameEntryOf('robin', 'me'), releasedAt: NOW.toISOString() }]);
  });

  test('that is the present one changes nothing; a former one comes back', () => {
    expect(withUsername(person, 'robin', usernameEntryOf('robin', 'me'), NOW)).toEqual({ person, entries: [] });
    const renamed = withUsername(person, 'kim', null, NOW).person;
    const back = withUsername(renamed, 'robin', { ...usernameEntryOf('robin', 'me'), releasedAt: NOW.toISOString() }, NOW);
    expect(back.person.formerUsernames.map((one) => one.username)).toEqual(['kim']);
  });

  test.each([
    ['kim', usernameEntryOf('kim', 'other'), 'conflict usernameTaken'],
    ['kim', former('other', 300), 'conflict usernameTaken'],
    ['kim', former('other', 400), 'accepted'],
    ['admin', null, 'invalid usernameReserved'],
    ['Kim', null, 'invalid usernameInvalid'],
    ['__proto__', null, 'invalid usernameInvalid'],
  ] as const)('%s with entry %j is %s', (name, entry, outcome) => {
    expect(refusalOf(() => withUsername(person, name, entry, NOW))).toBe(outcome);
  });

  test('is refused to whoever has left five within a year', () => {
    const left = (days: number) => Array.from({ length: 5 }, (_, index) => ({ username: `old-${index}`, until: daysAgo(days) }));
    const rename = (days: number) => refusalOf(() => withUsername({ ...person, formerUsernames: left(days) }, 'kim', null, NOW));
    expect([rename(10), rename(366)]).toEqual(['conflict usernameChangedOften', 'accepted']);
  });
});

test('a username of the first version is present', () => {
  const { releasedAt, ...first } = usernameEntryOf('kim', 'me');
  expect(releasedAt).toBeNull();
  expect(upgradeDocument({ ...first, schemaVersion: 1 }, USERNAMES.version, USERNAMES.upgrades)).toMatchObject({ releasedAt });
});
