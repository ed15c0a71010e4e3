import { describe, expect, test } from 'vitest';
import { add, replace } from '../../../kernel/patch/testing/patches';
import { aProfile } from '../../testing/a-profile';
import { completenessOf } from './completeness';
import { completenessSteps } from './completeness-steps';
import { editProfile } from '../edit-profile';
import { blankProfile } from '../new-profile';
import type { Profile } from '../profile';

const NOW = '2026-06-01T12:00:00.000Z';
const whole = aProfile();
const [team] = whole.teams;
const owned = { pictures: whole.pictures };
const blank: Profile = { ...blankProfile({ ...whole, now: NOW }), ...owned };

/** A value for each path that a step names. */
const VALUES: Readonly<Record<string, unknown>> = {
  '/profilePicture': 'picture-face',
  '/position/main': ['GK'],
  '/class': 'Senior',
  '/graduationYear': 2027,
  '/teams/-': team,
  '/teams/0/teamName': 'Town FC',
  '/teams/0/type': 'club',
  '/teams/0/tier': 'T1',
  '/teams/0/league': 'League',
  '/teams/0/country': 'US',
  '/teams/0/logo': 'picture-logo',
  '/characteristics/feet': `5'9"`,
  '/characteristics/foot': 'left',
  '/status': 'looking',
  '/address/locality': 'Town',
  '/citizenship': ['US'],
  '/gpa': 3,
  '/gpaOf': 4,
  '/schoolName': 'High',
  '/cover': 'picture-cover',
  '/social/instagram': 'me',
};

describe('[S3-02] the next steps of a profile', () => {
  test('name every missing field once, what a coach looks for first at the head', () => {
    const { steps } = completenessSteps(blank);
    expect(steps.map(({ field }) => field).toSorted()).toEqual([...completenessOf(blank).missing].toSorted());
    expect(steps.slice(0, 3).map(({ field }) => field)).toEqual(['profilePicture', 'mainPosition', 'class']);
    expect(completenessSteps(whole)).toEqual({ steps: [], fieldsUntilFeatured: 0 });
  });

  test('lead to 100 % when each is taken, by 5 % each', () => {
    const empty = { type: null, teamName: null, league: null, country: null, tier: null, logo: null, showInHeader: true };
    let profile: Profile = { ...blank, teams: [empty] };
    for (let taken = 1; taken <= 20; taken += 1) {
      const [step] = completenessSteps(profile).steps;
      if (step === undefined) throw new Error('a step is missing');
      profile = editProfile(profile, [replace(step.path, VALUES[step.path])], NOW).profile;
      expect([step.field, completenessOf(profile).percent, step.percentThen]).toEqual([step.field, 5 * taken, 5 * taken]);
    }
    expect(completenessSteps(profile).steps).toEqual([]);
  });

  test('lead to the end of the teams where there is none', () => {
    const { steps } = completenessSteps(blank);
    const paths = steps.filter(({ path }) => path.startsWith('/teams')).map(({ path }) => path);
    expect(paths).toEqual(Array(6).fill('/teams/-'));
    const { profile } = editProfile(blank, [add('/teams/-', VALUES['/teams/-'])], NOW);
    expect(completenessOf(profile).percent).toBe(30);
  });

  test('count the fields that a profile still needs to be featured', () => {
    const without = (...fields: (keyof Profile)[]): Profile => ({
      ...whole,
      ...Object.fromEntries(fields.map((field) => [field, blank[field]])),
    });
    expect(completenessSteps(blank).fieldsUntilFeatured).toBe(14);
    expect(completenessSteps(without('teams')).fieldsUntilFeatured).toBe(0);
    expect(completenessSteps(without('teams', 'cover')).fieldsUntilFeatured).toBe(1);
  });
});
