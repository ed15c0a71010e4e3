import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileType } from '../../roles/role';
import { aProfile } from '../../testing/a-profile';
import { completenessOf, headerTeamOf, isPlayer, playerLevelOf } from './completeness';
import { blankProfile } from '../new-profile';
import type { Profile } from '../profile';

const whole = aProfile();
const [team = null] = whole.teams;
const blank = blankProfile({ ...whole, now: whole.createdAt });

/** One change for each of the 20 fields that empties exactly this one. */
const emptied: Readonly<Record<string, Partial<Profile>>> = {
  status: { status: null },
  citizenship: { citizenship: [] },
  profilePicture: { profilePicture: null },
  cover: { cover: null },
  mainPosition: { position: { main: [] } },
  feet: { characteristics: { ...whole.characteristics, feet: null } },
  foot: { characteristics: { ...whole.characteristics, foot: null } },
  teamType: withTeam({ type: null }),
  teamName: withTeam({ teamName: null }),
  tier: withTeam({ tier: null }),
  teamCountry: withTeam({ country: null }),
  teamLeague: withTeam({ league: null }),
  teamLogo: withTeam({ logo: null }),
  address: { address: { ...whole.address, locality: null } },
  schoolName: { schoolName: '' },
  class: { class: null },
  graduationYear: { graduationYear: null },
  gpa: { gpa: null },
  gpaOf: { gpaOf: null },
  social: { social: { x: '', instagram: null } },
};

function withTeam(changes: Partial<NonNullable<typeof team>>): Partial<Profile> {
  return { teams: team === null ? [] : [{ ...team, ...changes }] };
}

describe('[S3-02] completeness', () => {
  test('[S9-01] counts exactly the 20 named fields', () => {
    expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] });
    expect(completenessOf(blank)).toEqual({ percent: 0, missing: Object.keys(emptied) });
    expect(Object.keys(emptied)).toHaveLength(20);
  });

  test.each(Object.entries(emptied))('loses 5 per cent without %s', (field, changes) => {
    expect(completenessOf({ ...whole, ...changes })).toEqual({ percent: 95, missing: [field] });
  });

  test('takes 0 for filled', () => {
    expect(completenessOf({ ...whole, gpa: 0 }).percent).toBe(100);
  });

  test('takes either handle for social', () => {
    expect(completenessOf({ ...whole, social: { x: null, instagram: 'demo' } }).percent).toBe(100);
    expect(completenessOf({ ...whole, social: { x: '', instagram: 'demo' } }).percent).toBe(100);
    expect(completenessOf({ ...whole, social: { x: 'demo', instagram: null } }).percent).toBe(100);
  });

  test('ignores every other field', () => {
    expect(
      completenessOf({
        ...whole,
        about: null,
        videos: [],
        pictures: [],
        premium: { since: '2026-01-01T00:00:00.000Z', until: null },
      }).percent,
    ).toBe(100);
  });

  test('rates the flagged team, without a flag the first', () => {
    const [flagged, first] = [
      { ...whole.teams[0], teamName: 'Flagged' },
      { ...whole.teams[0], teamName: 'First', showInHeader: false },
    ] as Profile['teams'];
    if (flagged === undefined || first === undefined) throw new Error('the sample has a team');
    expect(headerTeamOf({ teams: [first, flagged] })?.teamName).toBe('Flagged');
    expect(headerTeamOf({ teams: [first, { ...flagged, showInHeader: false }] })?.teamName).toBe('First');
    expect(headerTeamOf({ teams: [] })).toBeNull();
  });

  test('is a whole number from 0 to 100, five for each filled field', () => {
    const percents = new Set<number>();
    fc.assert(
      fc.property(fc.subarray(Object.keys(whole) as (keyof Profile)[]), (filled) => {
        const some = { ...blank, ...Object.fromEntries(filled.map((field) => [field, whole[field]])) };
        const { percent, missing } = completenessOf(some);
        percents.add(percent);
        expect(percent).toBe(100 - 5 * missing.length);
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
      { seed: 20, numRuns: 1000 },
    );
    expect(percents.size).toBeGreaterThan(15);
  });
});

test('a profile’s level follows its percentage', () => {
  expect([0, 39, 40, 69, 70, 94, 95, 100].map(playerLevelOf)).toEqual([
    ...['starter', 'starter', 'solid', 'solid', 'strong', 'strong', 'ready', 'ready'],
  ]);
});

test('players are recognised among coaches and parents', () => {
  expect(profileType.options.filter(isPlayer)).toEqual(['playerHighSchool', 'playerCollege', 'playerPro']);
});
