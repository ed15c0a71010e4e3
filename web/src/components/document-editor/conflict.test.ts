import type { College } from '@touchline/domain/college/college';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { conflictOf } from './conflict';

const base = aCollege({ campus: { subtitleValue: null, description: 'Brick.' } });
const campus = (college: College, description: string | null): College => ({
  ...college,
  campus: { ...college.campus, description },
});
const mine = [{ path: '/campus/description', label: 'Campus', value: 'Mine.' }];

describe('two people at one page', () => {
  test('are no conflict where the other one changed another field', () => {
    const now = { ...base, version: 2, city: { description: 'Changed.', population: 3 } };
    expect(conflictOf(base, now, mine)).toBeNull();
  });

  test('are a conflict where the same field has changed, with both versions', () => {
    expect(conflictOf(base, campus(base, 'Theirs.'), mine)).toEqual({
      cause: 'save',
      before: [{ path: '/campus/description', label: 'Campus', value: 'Brick.' }],
      yours: mine,
      theirs: [{ path: '/campus/description', label: 'Campus', value: 'Theirs.' }],
      hasMoved: false,
    });
  });

  test('are a conflict without a safe path where the entry of a list has moved, even with equal values', () => {
    const team = [{ path: '/athletics/sport/0/description', label: 'Team', value: 'We press.' }];
    const now = { ...base, athletics: { sport: [aTeam({ sex: 'female' })] } };
    expect(conflictOf(base, now, team)).toMatchObject({ hasMoved: true });
  });
});
