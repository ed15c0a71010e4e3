import { describe, expect, test } from 'vitest';
import { add, refusalOf, replace } from '../../kernel/patch/testing/patches';
import { playHistories } from '../../kernel/patch/testing/two-editors-histories';
import { apiMessage } from '../../kernel/refusal/api-messages';
import { PROFILES } from '../stored-profiles';
import { aPlayedSeason } from '../testing/a-played-season';
import { aProfile } from '../testing/a-profile';
import { PLAYED_PROFILE } from '../testing/played-profile';
import { recruitIndexOf } from '../recruits/recruit-index';
import { editProfile, undoProfileEdit } from './edit-profile';
import type { Profile } from './profile';
import { shownProfileTo } from './audience/shown-profile';

const NOW = '2026-06-01T12:00:00.000Z';
const MINOR = '2026-06-02';
const ADULT = '2026-03-31';
/** Of age for two months; the page becomes that of an adult on 1 July. */
const OF_AGE = '2026-04-01';
const edited = (profile: Profile, ...patch: unknown[]): Profile => editProfile(profile, patch, NOW).profile;
const outcomeOf = (profile: Profile, ...patch: unknown[]): string => refusalOf(() => edited(profile, ...patch));

/** One value for each field that an owner edits. */
const VALUES: Readonly<Record<string, unknown>> = {
  '/type': 'playerCollege',
  '/status': 'talking',
  '/committedTo': 'test-college',
  '/about': 'New.',
  '/citizenship/0': 'DE',
  '/profilePicture': 'picture-cover',
  '/cover': 'picture-face',
  '/position/main': ['GK'],
  '/characteristics/feet': `6'1"`,
  '/characteristics/foot': 'both',
  '/jerseyNumber': 1,
  '/teams/0/tier': 'T1',
  '/honours': [{ type: 'allState' }],
  '/seasons': [{ season: 2025, team: 'Sample Town FC', matches: 3 }],
  '/schedule': [{ date: '2026-07-01', event: 'Cup' }],
  '/address/locality': 'Elsewhere',
  '/schoolName': 'New High',
  '/class': 'Senior',
  '/graduationYear': 2027,
  '/gpa': 4,
  '/gpaOf': 5,
  '/sat': 1400,
  '/act': 30,
  '/toefl': 95,
  '/ielts': 7.5,
  '/duolingo': 120,
  '/studyField': '11',
  '/ncaaId': '2101234567',
  '/naiaId': '654321',
  '/hudlPage': 'https://www.hudl.com/profile/123456',
  '/veoPage': 'https://app.veo.co/clubs/sample/',
  '/social/x': '@new',
  '/albums': [{ name: 'Club', pictures: ['picture-logo'] }],
  '/videos/0/label': 'Goals',
  '/videos/0/pinned': true,
  '/audiences/about': 'members',
};

describe('[S7-06] what the owner of a profile may write', () => {
  test.each(Object.entries(VALUES))('%s', (path, value) => {
    const before = aProfile();
    const { profile, record } = editProfile(before, [replace(path, value)], NOW);
    expect(profile).not.toEqual(before);
    expect([profile.version, profile.updatedAt]).toEqual([2, NOW]);
    if (record === null) throw new Error('nothing changed');
    const { publicAt } = profile;
    expect(undoProfileEdit(profile, record, NOW)).toEqual({ ...before, version: 3, updatedAt: NOW, publicAt });
  });

  test('484: a season never has more starts or clean sheets than matches, whatever changes first', () => {
    const player = aProfile({ seasons: [aPlayedSeason()] });
    for (const [path, value] of [
      ['/seasons/0/starts', 23],
      ['/seasons/0/matches', 19],
      ['/seasons/0/cleanSheets', 23],
    ] as const)
      expect(outcomeOf(player, replace(path, value)), path).toBe('invalid moreThanMatches');
    expect(outcomeOf(player, replace('/seasons/0/matches', null), replace('/seasons/0/starts', 40))).toBe('accepted');
    expect(outcomeOf(player, add('/seasons/-', { season: 2024, gpa: 4 }))).toMatch(/^invalid/);
  });

  test('is nothing else: every other field is refused', () => {
    const written = new Set(Object.keys(VALUES).map((path) => path.split('/')[1]));
    const noticed = new Set(['audienceNotice', ...written]);
    const others = Object.keys(PROFILES.schema.parse(aProfile())).filter((field) => !noticed.has(field));
    expect(others.toSorted()).toEqual([
      ...[
        '_id',
        'adultFrom',
        'createdAt',
        'displayName',
        'featuredAt',
        'featuring',
        'formerUsernames',
        'guardianHides',
        'hidden',
        'notices',
        'pictureDetails',
        'pictures',
        'premium',
        'publicAt',
        'roles',
      ],
      ...['schemaVersion', 'sportsTypeGender', 'updatedAt', 'username', 'version', 'withheld', 'withheldParts'],
    ]);
    for (const field of others)
      expect(outcomeOf(aProfile(), replace(`/${field}`, null)), field).toMatch(/^invalid fieldNotEditable$/);
  });

  test('of a picture it is the caption alone, which an undo restores', () => {
    const details = { width: 4, height: 5, placeholder: null, area: null, caption: null };
    const before = aProfile({ pictureDetails: { 'picture-face': details } });
    const captioned = editProfile(before, [replace('/pictureDetails/picture-face/caption', 'The goal')], NOW);
    expect(captioned.profile.pictureDetails['picture-face']?.caption).toBe('The goal');
    const undone = captioned.record && undoProfileEdit(captioned.profile, captioned.record, NOW);
    expect(undone?.pictureDetails['picture-face']?.caption).toBeNull();
    for (const [path, value] of [
      ['/pictureDetails/picture-face/width', 9],
      ['/pictureDetails/picture-face/area', 'Goal'],
    ] as const)
      expect(outcomeOf(before, replace(path, value))).toBe('invalid fieldNotEditable');
    for (const value of ['', ' ', 'x'.repeat(121), 'a\nb'])
      expect(outcomeOf(before, replace('/pictureDetails/picture-face/caption', value))).toMatch(/^invalid/);
  });

  test('never makes a player a coach, nor a coach a player', () => {
    expect(outcomeOf(aProfile(), replace('/type', 'playerPro'))).toBe('accepted');
    expect(outcomeOf(aProfile(), replace('/type', 'coach'))).toBe('invalid valueRefused');
    expect(outcomeOf(aProfile(), replace('/type', 'parent'))).toBe('invalid valueRefused');
    expect(outcomeOf(aProfile({ type: 'coach' }), replace('/type', 'playerPro'))).toBe('invalid fieldNotEditable');
    expect(outcomeOf(aProfile({ type: 'parent' }), replace('/about', 'Hello.'))).toBe('accepted');
  });

  test('260: never refers to a picture of somebody else', () => {
    for (const [path, value] of [
      ['/profilePicture', 'picture-other'],
      ['/teams/0/logo', 'picture-other'],
      ['/albums', [{ name: 'Club', pictures: ['picture-other'] }]],
    ] as const)
      expect(outcomeOf(aProfile(), replace(path, value)), path).toBe('invalid foreignPicture');
    const sentences = (['en', 'de'] as const).map((language) => apiMessage('foreignPicture', language));
    expect(sentences.join(' '), 'a profile is no college').not.toMatch(/college/i);
  });

  test('[S4-13] gives an album its first photo as cover, and adds nothing to allPhotos', () => {
    const before = aProfile({ albums: [{ name: 'Club', cover: null, pictures: [] }] });
    expect(edited(before, add('/albums/0/pictures/-', 'picture-face')).albums[0]?.cover).toBe('picture-face');
    expect(edited(before, add('/albums/allPhotos/pictures/-', 'picture-face'))).toBe(before);
  });

  test('has one team in the header and one pinned video at most', () => {
    const [team] = aProfile().teams;
    const two = aProfile({ teams: team === undefined ? [] : [team, { ...team, showInHeader: false }] });
    const flag = replace('/teams/1/showInHeader', true);
    expect(outcomeOf(two, flag)).toBe('invalid valueRefused');
    expect(outcomeOf(two, flag, replace('/teams/0/showInHeader', false))).toBe('accepted');
  });
});

test('an average has to stand on the scale that it is written in', () => {
  expect(outcomeOf(aProfile(), replace('/gpa', 4.1))).toBe('invalid gradeOffScale');
  expect(outcomeOf(aProfile(), replace('/gpaOf', 3))).toBe('invalid gradeOffScale');
  expect(outcomeOf(aProfile(), replace('/gpa', 0.5), replace('/gpaOf', 6))).toBe('invalid gradeOffScale');
  expect(outcomeOf(aProfile(), replace('/gpa', 87), replace('/gpaOf', 100))).toBe('accepted');
  expect(outcomeOf(aProfile({ gpaOf: null }), replace('/gpa', 87))).toBe('accepted');
  expect(outcomeOf(aProfile({ gpa: 9, gpaOf: 4 }), replace('/about', 'Text.'))).toBe('accepted');
});

describe('the audiences of a profile', () => {
  test.each([
    ['social', 'everybody', 'invalid audienceTooWide', 'accepted'],
    ['social', 'members', 'invalid audienceTooWide', 'accepted'],
    ['social', 'nobody', 'accepted', 'accepted'],
    ['schedule', 'members', 'invalid audienceTooWide', 'accepted'],
    ['town', 'everybody', 'invalid audienceTooWide', 'accepted'],
    ['town', 'members', 'accepted', 'accepted'],
    ['school', 'everybody', 'invalid audienceTooWide', 'accepted'],
    ['ids', 'members', 'invalid audienceTooWide', 'invalid audienceTooWide'],
    ['ids', 'nobody', 'accepted', 'accepted'],
    ['place', 'everybody', 'accepted', 'accepted'],
    ['portrait', 'nobody', 'accepted', 'accepted'],
    ['grades', 'members', 'accepted', 'accepted'],
    ['grades', 'everybody', 'invalid audienceTooWide', 'accepted'],
    ['photos', 'everybody', 'accepted', 'accepted'],
    ['about', 'strangers', 'invalid valueRefused', 'invalid valueRefused'],
    ['roles', 'everybody', 'invalid unknownField', 'invalid unknownField'],
  ])('%s for %s: of a minor %s, of an adult %s', (group, audience, ofMinor, ofAdult) => {
    const choice = replace(`/audiences/${group}`, audience);
    expect(outcomeOf(aProfile({ adultFrom: MINOR }), choice)).toBe(ofMinor);
    for (const adultFrom of [null, OF_AGE]) expect(outcomeOf(aProfile({ adultFrom }), choice)).toBe(ofMinor);
    expect(outcomeOf(aProfile({ adultFrom: ADULT }), choice)).toBe(ofAdult);
  });

  test('the town is never wider than state and country', () => {
    const adult = aProfile({ adultFrom: ADULT, audiences: { ...aProfile().audiences, place: 'coaches' } });
    expect(outcomeOf(adult, replace('/audiences/town', 'members'))).toBe('invalid audienceTooWide');
    expect(outcomeOf(adult, replace('/audiences/town', 'coaches'))).toBe('accepted');
  });

  test('are no way round the rule by writing all of them at once', () => {
    const { audiences } = aProfile();
    const patch = replace('/audiences', { ...audiences, social: 'everybody' });
    expect(outcomeOf(aProfile({ adultFrom: MINOR }), patch)).toBe('invalid audienceTooWide');
  });
});

describe('attack 221: an edit of what is closed to visitors', () => {
  const CLOSED: readonly (readonly [path: string, value: unknown])[] = [
    ['/address/locality', 'Elsewhere'],
    ['/jerseyNumber', 99],
    ['/teams/0/teamName', 'Second FC'],
    ['/teams/0/logo', null],
    ['/schoolName', 'New High'],
    ['/gpa', 2.1],
    ['/sat', 900],
    ['/toefl', 80],
    ['/ncaaId', '2101234567'],
    ['/hudlPage', 'https://www.hudl.com/profile/123456'],
    ['/schedule', [{ date: '2026-07-01', event: 'Cup' }]],
    ['/social/x', 'new'],
    ['/albums', [{ name: 'Club', pictures: ['picture-logo'] }]],
    ['/audiences/grades', 'members'],
    ['/pictureDetails/picture-face/caption', 'At home'],
  ];
  const detail = { width: 4, height: 5, placeholder: null, area: null, caption: null };
  const minor = aProfile({ adultFrom: MINOR, pictureDetails: { 'picture-face': detail } });

  test.each(CLOSED)('[S1-08] of %s is told by no time, count or order', (path, value) => {
    const after = edited(minor, replace(path, value));
    expect(after.updatedAt).toBe(NOW);
    expect(JSON.stringify(shownProfileTo(after, 'visitor', NOW))).toBe(JSON.stringify(shownProfileTo(minor, 'visitor', NOW)));
    expect(recruitIndexOf(after, NOW)).toMatchObject({ updated: minor.publicAt, rank: recruitIndexOf(minor, NOW)?.rank });
  });

  test('is told from an edit of what they see, which moves the time', () => {
    const after = edited(minor, replace('/about', 'New.'));
    expect([after.publicAt, shownProfileTo(after, 'visitor', NOW)?.updatedAt]).toEqual([NOW, NOW]);
  });
});

test('the notice that others see less is put away by its owner, and not called back', () => {
  const noticed = aProfile({ audienceNotice: true });
  const after = edited(noticed, replace('/audienceNotice', false));
  expect([after.audienceNotice, after.publicAt]).toEqual([false, noticed.publicAt]);
  expect(outcomeOf(aProfile(), replace('/audienceNotice', true))).toBe('invalid valueRefused');
});

test('undo is refused where a later edit touched the same field, and where a picture is gone', () => {
  const { profile, record } = editProfile(aProfile(), [replace('/cover', null)], NOW);
  if (record === null) throw new Error('nothing changed');
  const later = edited(profile, replace('/cover', 'picture-face'));
  expect(refusalOf(() => undoProfileEdit(later, record, NOW))).toBe('conflict changedSince');
  const without = { ...profile, pictures: ['picture-face', 'picture-logo'] };
  expect(refusalOf(() => undoProfileEdit(without, record, NOW))).toBe('conflict changedSince');
});

test('[S4-10] 3,000 random interleavings of two tabs end as a sequential model says, undo included', () => {
  const seen = playHistories(PLAYED_PROFILE, 3000, 12);
  expect(Math.min(seen.written, seen.undone, seen.refused)).toBeGreaterThan(60);
  expect([seen.crossed > 30, seen.writers]).toEqual([true, 2 * PLAYED_PROFILE.paths.length]);
});
