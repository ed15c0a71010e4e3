import { expect, test } from 'vitest';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import { nextStepsOf, workLinksOf } from './next-steps';

const VERIFIED = { emailVerified: true, roleRequests: [] };
const SPARSE = { status: null, gpa: null, teams: [], profilePicture: null, cover: null, citizenship: [] };
const kinds = (...[profile, account]: Parameters<typeof nextStepsOf>) => nextStepsOf(profile, account).map(({ kind }) => kind);

test.each([
  [
    'a player decides about being featured, and saves colleges',
    anOwnProfile({ type: 'playerHighSchool' }),
    VERIFIED,
    ['featuring', 'save'],
  ],
  [
    'a player with a sparse profile fills it first',
    anOwnProfile({ type: 'playerHighSchool', ...SPARSE }),
    VERIFIED,
    ['complete', 'featuring', 'save'],
  ],
  [
    'nobody reads more than three, and the address comes first',
    anOwnProfile({ type: 'playerHighSchool', ...SPARSE }),
    { ...VERIFIED, emailVerified: false },
    ['verify', 'complete', 'featuring'],
  ],
  ['a parent saves colleges, or is an alumnus', anOwnProfile({ type: 'parent' }), VERIFIED, ['save', 'alumni']],
  ['a coach without a college claims one', anOwnProfile({ type: 'coach', roles: [] }), VERIFIED, ['claim']],
  [
    'a coach who waits for a college without a page searches',
    anOwnProfile({ type: 'coach', roles: [{ type: 'headcoach', value: 'one', status: 'Pending' }] }),
    VERIFIED,
    ['look'],
  ],
  ['a coach of a college goes on to the recruits, never to saved colleges', aCoachOf('one'), VERIFIED, ['recruits', 'staff']],
])('[S1-03] [S2-31] %s', (_, profile, account, expected) => {
  expect(kinds({ ...profile, featuring: null }, account)).toEqual(expected);
});

test('what somebody works with is one press away, and stands there once', () => {
  const work = (profile: Parameters<typeof nextStepsOf>[0], account = VERIFIED) =>
    workLinksOf(profile, nextStepsOf(profile, account)).map(({ kind }) => kind);
  const player = anOwnProfile({ type: 'playerHighSchool', ...SPARSE, featuring: null });

  expect(work(player)).toEqual(['profile', 'confirmations', 'links', 'searches', 'guardians']);
  expect(work(player, { ...VERIFIED, emailVerified: false })).toEqual([
    'profile',
    'saved',
    'confirmations',
    'links',
    'searches',
    'guardians',
  ]);
  expect(work(anOwnProfile({ type: 'parent' }))).toEqual(['searches', 'guardians']);
  expect(work(anOwnProfile({ type: 'playerPro' }))).not.toContain('guardians');
  expect(work(aCoachOf('one'))).toEqual(['searches']);
});

test('a coach who waits is led to the own team of the college that they asked for, and to the search', () => {
  const coach = anOwnProfile({
    type: 'coach',
    roles: [{ type: 'headcoach', value: 'two', status: 'Pending' }],
    sportsTypeGender: 'Female',
  });
  const request = (collegeId: string, status: 'Pending' | 'Rejected', sexes: readonly ('male' | 'female')[]) => ({
    ...{ type: 'headcoach' as const, collegeId, collegeName: collegeId, status, reason: null, decidedAt: null },
    collegePage: { pathName: collegeId, sexes: [...sexes] },
  });
  const requests = [request('one', 'Rejected', ['male']), request('two', 'Pending', ['male', 'female'])];

  expect(nextStepsOf(coach, { ...VERIFIED, roleRequests: requests })).toEqual([
    { kind: 'waiting', to: '/two/womens/soccer' },
    { kind: 'look', to: '/' },
  ]);
});

test('a hidden part comes first until its owner has answered, and so does a hidden profile', () => {
  const hiding = (answeredAt: string | null) => ({ at: '2026-11-01T10:00:00.000Z', reason: 'Another child.', answeredAt });
  const part = { kind: 'text', place: 'about' } as const;
  const parent = anOwnProfile({ type: 'parent' });

  expect(kinds({ ...parent, withheldParts: [{ part, ...hiding(null) }] }, VERIFIED)).toEqual(['hidden', 'save', 'alumni']);
  expect(kinds({ ...parent, withheld: hiding(null) }, VERIFIED)).toEqual(['hidden', 'save', 'alumni']);
  expect(kinds({ ...parent, withheldParts: [{ part, ...hiding('2026-11-02T10:00:00.000Z') }] }, VERIFIED)).toEqual([
    'save',
    'alumni',
  ]);
});
