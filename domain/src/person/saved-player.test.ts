import { describe, expect, test } from 'vitest';
import { SAVED_PLAYERS_MAX } from '../reference/limits';
import { FIELD_GROUP_NAMES } from './profiles/audience/visibility';
import { listedPlayerOf, savedPlayer, savedPlayerOf } from './saved-player';
import { aProfile } from './testing/a-profile';

const FIRST = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-05T10:00:00.000Z';
const at = (now: string, savedBefore = 0) => ({ now, savedBefore });

describe('a player whom a coach saves', () => {
  test('begins as interesting, keeps the moment of the first time, and what is not sent', () => {
    const saved = savedPlayerOf(null, 'uid-demo-player', {}, at(FIRST));
    expect(savedPlayer.parse(saved)).toEqual({
      ...{ _id: 'uid-demo-player', schemaVersion: 2, player: 'uid-demo-player' },
      ...{ stage: 'interested', note: null, savedAt: FIRST, notedAt: null, isNamed: false },
    });
    const noted = savedPlayerOf(saved, saved._id, { note: 'Left foot!' }, at(LATER));
    expect(noted).toEqual({ ...saved, note: 'Left foot!', notedAt: LATER });
    expect(savedPlayerOf(noted, saved._id, { stage: 'visit' }, at('2026-04-01T10:00:00.000Z'))).toEqual({
      ...noted,
      stage: 'visit',
    });
    expect(savedPlayerOf(noted, saved._id, { note: null }, at(LATER))).toEqual(saved);
    expect(savedPlayerOf(noted, saved._id, { stage: 'interested', note: 'Left foot!' }, at(LATER))).toBe(noted);
  });

  test('lets the college be named only by a yes, which stays until it is revoked', () => {
    const named = savedPlayerOf(null, 'a', { isNamed: true }, at(FIRST));
    expect(named.isNamed).toBe(true);
    const visiting = savedPlayerOf(named, 'a', { stage: 'visit' }, at(LATER));
    expect(visiting).toEqual({ ...named, stage: 'visit' });
    expect(savedPlayerOf(visiting, 'a', { isNamed: true }, at(LATER))).toBe(visiting);
    expect(savedPlayerOf(visiting, 'a', { isNamed: false }, at(LATER))).toEqual({ ...visiting, isNamed: false });
  });

  test('is back where it was after a removal is undone, never at a time to come', () => {
    const earlier = { savedAt: FIRST, notedAt: FIRST };
    expect(savedPlayerOf(null, 'a', { stage: 'offer', note: 'Yes.', earlier }, at(LATER))).toMatchObject({
      ...{ stage: 'offer', note: 'Yes.' },
      ...earlier,
    });
    const ahead = { savedAt: LATER, notedAt: LATER };
    expect(savedPlayerOf(null, 'a', { note: 'Yes.', earlier: ahead }, at(FIRST))).toMatchObject({
      ...{ savedAt: FIRST, notedAt: FIRST },
    });
  });

  test('is refused where the list is full, and changed there where it is known', () => {
    expect(() => savedPlayerOf(null, 'a', {}, at(FIRST, SAVED_PLAYERS_MAX))).toThrow('savedPlayersFull');
    const known = savedPlayerOf(null, 'a', {}, at(FIRST, SAVED_PLAYERS_MAX - 1));
    expect(savedPlayerOf(known, 'a', { stage: 'dropped' }, at(LATER, SAVED_PLAYERS_MAX)).stage).toBe('dropped');
  });
});

describe('a player in the list of a coach', () => {
  const adultFrom = '2020-01-01';

  test('is what the profile shows coaches now, with the team of the header', () => {
    expect(listedPlayerOf(aProfile({ adultFrom }), '2026-06-01')).toMatchObject({
      ...{ username: 'demo-player', displayName: 'Robin Sample', team: 'Sample Town FC', gpa: 3.6, graduationYear: 2028 },
      ...{ profilePicture: 'picture-face', position: { main: ['LB'] } },
    });
  });

  test('keeps closed groups closed', () => {
    const closed = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'nobody'])) as never;
    expect(listedPlayerOf(aProfile({ adultFrom, audiences: closed }), '2026-06-01')).toEqual({
      ...{ username: 'demo-player', displayName: 'Robin Sample', type: 'playerHighSchool', sportsTypeGender: 'Female' },
      ...{ verified: false, status: null, profilePicture: null, position: { main: [] } },
      ...{ characteristics: { feet: null, foot: null }, class: null, graduationYear: null, citizenship: [] },
      ...{ address: { locality: null, administrative_area_level_1: null, country: null }, gpa: null, gpaOf: null, team: null },
    });
  });

  test('is nobody once hidden, or no player any more', () => {
    expect(listedPlayerOf(aProfile({ hidden: true }), '2026-06-01')).toBeNull();
    expect(listedPlayerOf(aProfile({ type: 'coach' }), '2026-06-01')).toBeNull();
  });
});
