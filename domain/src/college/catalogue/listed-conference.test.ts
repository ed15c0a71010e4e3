import { expect, test } from 'vitest';
import { listedConference } from './listed-conference';

const COLORADO = {
  league: 'ncaa',
  division: 3,
  conference: 'Mountain West',
  mensConference: 'ncaa-d3-scac',
  womensConference: 'ncaa-d1-mw',
  sexes: ['male', 'female'],
} as const satisfies Record<string, unknown>;
const row = (given: object = {}) => ({ ...COLORADO, sexes: [...COLORADO.sexes], ...given });

test('teams in two conferences are named as men/women, and the asked team alone', () => {
  expect(listedConference(row())).toBe('SCAC/Mountain West');
  expect(listedConference(row(), 'male')).toBe('SCAC');
  expect(listedConference(row(), 'female')).toBe('Mountain West');
});

test('one conference of both teams is named once, as the college calls it', () => {
  const both = row({ division: 1, conference: 'Mountain West Conference', mensConference: 'ncaa-d1-mw' });
  expect([listedConference(both), listedConference(both, 'female')]).toEqual([
    'Mountain West Conference',
    'Mountain West Conference',
  ]);
});

test('a college with one team names the conference of that team', () => {
  expect(listedConference(row({ sexes: ['male'], womensConference: null }))).toBe('SCAC');
});

test('a team without a conference is independent beside one that has one', () => {
  expect(listedConference(row({ mensConference: null }))).toBe('Independent/Mountain West');
});

test('where no team or no league is known the text of the college stands', () => {
  expect(listedConference(row({ sexes: [], mensConference: null, womensConference: null }))).toBe('Mountain West');
  expect(listedConference(row({ league: null, mensConference: null, womensConference: null }))).toBe('Mountain West');
  expect(listedConference(row({ conference: null, mensConference: null, womensConference: null }))).toBeNull();
});
