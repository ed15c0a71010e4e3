import { expect, test } from 'vitest';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import { nextStepsOf, workLinksOf } from './next-steps';

const VERIFIED = { emailVerified: true };
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
    { emailVerified: false },
    ['verify', 'complete', 'featuring'],
  ],
  ['a parent saves colleges, or is an alumnus', anOwnProfile({ type: 'parent' }), VERIFIED, ['save', 'alumni']],
  ['a coach without a college claims one', anOwnProfile({ type: 'coach', roles: [] }), VERIFIED, ['claim']],
  [
    'a coach who waits has nothing to do',
    anOwnProfile({ type: 'coach', roles: [{ type: 'headcoach', value: 'one', status: 'Pending' }] }),
    VERIFIED,
    [],
  ],
  ['a coach of a college goes on to the recruits, never to saved colleges', aCoachOf('one'), VERIFIED, ['recruits', 'staff']],
])('[S1-03] [S2-31] %s', (_, profile, account, expected) => {
  expect(kinds({ ...profile, featuring: null }, account)).toEqual(expected);
});

test('what somebody works with is one press away, and stands there once', () => {
  const work = (profile: Parameters<typeof nextStepsOf>[0], account = VERIFIED) =>
    workLinksOf(profile, nextStepsOf(profile, account)).map(({ kind }) => kind);
  const player = anOwnProfile({ type: 'playerHighSchool', ...SPARSE, featuring: null });

  expect(work(player)).toEqual(['profile', 'guardians']);
  expect(work(player, { emailVerified: false })).toEqual(['profile', 'saved', 'guardians']);
  expect(work(anOwnProfile({ type: 'parent' }))).toEqual(['guardians']);
  expect(work(anOwnProfile({ type: 'playerPro' }))).not.toContain('guardians');
  expect(work(aCoachOf('one'))).toEqual([]);
});
