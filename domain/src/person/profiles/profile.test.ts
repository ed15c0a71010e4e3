import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { upgradeDocument } from '../../kernel/documents/upgrade';
import { PROFILES } from '../stored-profiles';
import { aPlayedSeason } from '../testing/a-played-season';
import { aProfile } from '../testing/a-profile';
import { blankProfile } from './new-profile';
import { BLANK_SINCE_V3, ownProfile, type Profile, profile } from './profile';
import { shownProfileTo } from './audience/shown-profile';
import { FIELD_GROUP_NAMES } from './audience/visibility';

const isTaken = (changes: object) => z.safeParse(profile, { ...aProfile(), ...changes }).success;
const [team] = aProfile().teams;
const A_SEASON = aPlayedSeason();
const pinned = { url: 'https://www.youtube.com/watch?v=abcdefghijk', label: 'Goals', pinned: true };

const newcomer = {
  _id: 'uid-new',
  username: 'new-player',
  displayName: 'New Player',
  type: 'playerHighSchool',
  sportsTypeGender: 'Male',
  roles: [] as Profile['roles'],
  now: '2026-01-05T10:00:00.000Z',
} as const;

describe('a profile', () => {
  test('comes back from the store as it went in', () => {
    expect(profile.parse(aProfile())).toEqual(aProfile());
  });

  test('takes a season of a goalkeeper, with what is not known left out', () => {
    const keeper = aPlayedSeason({ goals: null, assists: null, cleanSheets: 22, saves: 87 });
    expect(isTaken({ seasons: [keeper, aPlayedSeason({ matches: null, team: null })] })).toBe(true);
  });

  test('is valid while it is blank, with no path missing', () => {
    const blank = blankProfile(newcomer);
    expect(profile.parse(blank)).toEqual(blank);
    expect(Object.keys(blank).sort()).toEqual(Object.keys(profile.shape).sort());
    expect(blank).not.toHaveProperty('now');
  });

  test('[S3-01] holds every field of the specification, the mail address only in the answer to its owner', () => {
    const listed = [
      'username',
      'type',
      'sportsTypeGender',
      'status',
      'citizenship',
      'profilePicture',
      'cover',
      'position',
      'characteristics',
      'teams',
    ];
    const rest = ['address', 'schoolName', 'class', 'graduationYear', 'gpa', 'gpaOf', 'social', 'roles'];
    for (const field of [...listed, ...rest]) expect(profile.shape).toHaveProperty(field);
    const { position, characteristics, social } = profile.parse(aProfile());
    expect([position, characteristics, social].flatMap(Object.keys)).toEqual(['main', 'feet', 'foot', 'x', 'instagram']);
    expect(Object.keys(team ?? {})).toEqual(['type', 'teamName', 'league', 'country', 'tier', 'logo', 'showInHeader']);
    expect(profile.shape).not.toHaveProperty('email');
    const own = { ...aProfile(), email: 'player@touchline.example', currency: 'eur' };
    expect(ownProfile.parse(own).email).toBe('player@touchline.example');
    expect(z.safeParse(ownProfile, { ...aProfile(), currency: 'eur' }).success).toBe(false);
  });

  test('[S3-01] flags at most one team for the header', () => {
    expect(isTaken({ teams: [team, { ...team, showInHeader: false }] })).toBe(true);
    expect(isTaken({ teams: [team, team] })).toBe(false);
  });

  test('takes roles of an alumnus or a coach, Pending or Accepted', () => {
    expect(isTaken({ roles: [{ type: 'alumni', value: 'eastridge-college', status: 'Pending' }] })).toBe(true);
    expect(isTaken({ roles: [{ type: 'alumni', value: 'eastridge-college', status: 'Rejected' }] })).toBe(false);
  });

  test.each([
    ['https://www.instagram.com/demo.player/', 'https://x.com/demo'],
    ['instagram.com/demo.player?igsh=abc', 'twitter.com/demo?s=21'],
    [' https://instagram.com/demo.player/reels/ ', 'https://mobile.twitter.com/@demo'],
  ])('stores the handles of pasted links: %s, %s', (instagram, x) => {
    expect(profile.parse(aProfile({ social: { x, instagram } })).social).toEqual({ x: 'demo', instagram: 'demo.player' });
  });

  test.each(['https://www.facebook.com/demo', 'https://instagram.com/', 'https://instagram.com.example/demo'])(
    'takes no link to another page as a handle: %s',
    (instagram) => expect(isTaken({ social: { x: null, instagram } })).toBe(false),
  );

  test('stores handles without the @', () => {
    expect(profile.parse(aProfile({ social: { x: '@demo', instagram: '@demo.player' } })).social).toEqual({
      x: 'demo',
      instagram: 'demo.player',
    });
  });

  test.each([
    { type: 'alumni' },
    { type: 'admin' },
    { premium: true },
    { email: 'player@touchline.example' },
    { dateOfBirth: '2009-04-17' },
    { citizenship: ['usa'] },
    { position: { main: ['ST'] } },
    { characteristics: { feet: '180 cm', foot: null } },
    { characteristics: null },
    { address: { locality: 'Sampleton', administrative_area_level_1: null, country: null, street: 'Main St 1' } },
    { class: 'Fifth' },
    { graduationYear: 2027.5 },
    { gpa: -1 },
    { gpa: Number.NaN },
    { gpa: Infinity },
    { social: { x: 'https://x.example/demo', instagram: null } },
    { videos: ['https://www.youtube.com/watch?v=abcdefghijk'] },
    { videos: [{ url: 'https://youtube.com.evil.com/watch?v=abcdefghijk', label: null, pinned: false }] },
    { videos: [pinned, { ...pinned, url: 'https://www.youtube.com/watch?v=abcdefghijl' }] },
    { videos: [pinned, { ...pinned, pinned: false }] },
    { honours: [{ type: 'worldPlayer', team: null, year: null, note: null }] },
    { honours: [{ type: 'allState', team: 'fourth', year: null, note: null }] },
    { schedule: [{ date: '2026-02-30', time: null, event: 'Cup', place: null }] },
    { schedule: [{ date: '2026-02-27', time: '24:00', event: 'Cup', place: null }] },
    { seasons: [{ ...A_SEASON, starts: 23 }] },
    { seasons: [{ ...A_SEASON, cleanSheets: 23 }] },
    { seasons: [{ ...A_SEASON, goals: -1 }] },
    { seasons: [{ ...A_SEASON, season: 25 }] },
    { seasons: [{ ...A_SEASON, minutes: 90.5 }] },
    { seasons: Array.from({ length: 21 }, () => A_SEASON) },
    { jerseyNumber: 100 },
    { sat: 390 },
    { act: 37 },
    { audiences: { grades: 'everybody' } },
    { adultFrom: '2028' },
    { albums: [{ name: 'allPhotos', cover: null, pictures: [] }] },
    { schoolName: '' },
    { schoolName: undefined },
    { _id: 'a/b' },
    { schemaVersion: 1 },
  ])('with %j is refused', (changes) => {
    expect(isTaken(changes)).toBe(false);
  });
});

test('a profile of an earlier version is not hidden, and has the fields of this one, empty', () => {
  const { hidden, ...first } = aProfile();
  const links = ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'];
  expect(hidden).toBe(false);
  const stored = { ...first, schemaVersion: 1, videos: links };
  for (const field of Object.keys(BLANK_SINCE_V3)) Reflect.deleteProperty(stored, field);
  const upgraded = upgradeDocument(stored, PROFILES.version, PROFILES.upgrades);
  expect(profile.parse(upgraded)).toEqual(aProfile({ audienceNotice: true }));
});

test.each([
  [null, null],
  [
    { at: '2026-05-01T10:00:00.000Z', reason: 'A reason.' },
    { at: '2026-05-01T10:00:00.000Z', reason: 'A reason.', answeredAt: null },
  ],
])('of a profile of the tenth version that is hidden by %j, nobody has answered, and no part is hidden', (withheld, after) => {
  const { withheldParts: _, ...tenth } = aProfile();
  const upgraded = upgradeDocument({ ...tenth, withheld, schemaVersion: 10 }, PROFILES.version, PROFILES.upgrades);
  expect(profile.parse(upgraded)).toMatchObject({ withheld: after, withheldParts: [] });
});

test('a profile of the eleventh version is hidden by no guardian', () => {
  const { guardianHides, ...eleventh } = aProfile();
  const upgraded = upgradeDocument({ ...eleventh, schemaVersion: 11 }, PROFILES.version, PROFILES.upgrades);
  expect([guardianHides, profile.parse(upgraded).guardianHides]).toEqual([false, false]);
});

test('a profile of the eighth version has for its town what was chosen for the place, and a player is told', () => {
  const { audienceNotice, publicAt, ...eighth } = aProfile();
  expect([audienceNotice, publicAt]).toEqual([false, eighth.updatedAt]);
  for (const place of [null, 'everybody', 'members', 'coaches', 'nobody'] as const)
    for (const type of ['playerHighSchool', 'coach'] as const) {
      const { town, ...audiences } = { ...eighth.audiences, place };
      expect(town).toBeNull();
      const upgraded = upgradeDocument({ ...eighth, type, audiences, schemaVersion: 8 }, PROFILES.version, PROFILES.upgrades);
      expect(profile.parse(upgraded)).toMatchObject({
        audiences: { ...audiences, town: place },
        audienceNotice: type === 'playerHighSchool',
        publicAt: eighth.updatedAt,
      });
    }
});

test('[S1-08] what a minor had opened to everybody is no wider than is allowed now', () => {
  const everybody = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'everybody']));
  const { town, ...audiences } = everybody as Profile['audiences'];
  expect(town).toBe('everybody');
  const eighth = { ...aProfile({ adultFrom: '2999-01-01' }), audiences, schemaVersion: 8 };
  const stored = profile.parse(upgradeDocument(eighth, PROFILES.version, PROFILES.upgrades));
  expect(shownProfileTo(stored, 'visitor', '2026-06-01')).toMatchObject({
    address: { locality: null, administrative_area_level_1: 'Ohio', country: 'US' },
    teams: [{ teamName: null, logo: null, league: 'Sample League', tier: 'T2' }],
    jerseyNumber: null,
    schoolName: null,
  });
  expect(shownProfileTo(stored, 'member', '2026-06-01')).toMatchObject({ address: stored.address, teams: stored.teams });
});
