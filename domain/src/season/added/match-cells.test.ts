import { describe, expect, test } from 'vitest';
import { aTypedMatch } from '../testing/a-typed-match';
import { dayOf, matchOfCells, seasonOfDay } from './match-cells';

const CONTEXT = {
  team: 'ash',
  today: '2026-09-10',
  collegeNamed: (name: string) => ({ Ash: 'ash', Birch: 'birch' })[name] ?? null,
};

test('a typed match names a college of ours by its id, and keeps another team by its name', () => {
  expect(
    matchOfCells(aTypedMatch({ opponent: ' Birch ', place: 'Mobile, AL', ground: 'neutral', counts: 'no' }), CONTEXT),
  ).toEqual({
    ...{
      day: '2026-09-04',
      opponent: 'birch',
      goalsFor: 2,
      goalsAgainst: 1,
      ground: 'neutral',
      place: 'Mobile, AL',
      counts: false,
    },
  });
  expect(matchOfCells(aTypedMatch({ ground: '', counts: '' }), CONTEXT)).toMatchObject({
    ...{ opponent: ':Mobile', ground: 'unknown', place: null, counts: true },
  });
  expect(matchOfCells(aTypedMatch({ ground: 'Auswärts', counts: 'Nein' }), CONTEXT)).toMatchObject({
    ground: 'away',
    counts: false,
  });
});

describe('attack 298: a cell that does not fit is refused with its line and column', () => {
  test.each([
    ['date', '2026-09-11', 'matchInFuture'],
    ['date', '2026-02-30', 'matchDayUnreadable'],
    ['date', '1969-09-01', 'matchDayUnreadable'],
    ['date', 'yesterday', 'matchDayUnreadable'],
    ['opponent', '', 'matchOpponentUnreadable'],
    ['opponent', '12', 'matchOpponentUnreadable'],
    ['opponent', '=HYPERLINK("https://example.org")', 'matchOpponentUnreadable'],
    ['opponent', '+Birch', 'matchOpponentUnreadable'],
    ['opponent', '@Birch', 'matchOpponentUnreadable'],
    ['opponent', 'A|B', 'matchOpponentUnreadable'],
    ['opponent', 'A\nB', 'matchOpponentUnreadable'],
    ['opponent', 'x'.repeat(81), 'matchOpponentUnreadable'],
    ['opponent', 'Ash', 'matchAgainstItself'],
    ['goals_for', 'two', 'matchGoalsUnreadable'],
    ['goals_for', '-1', 'matchGoalsUnreadable'],
    ['goals_against', '1.5', 'matchGoalsUnreadable'],
    ['goals_against', '100', 'matchGoalsUnreadable'],
    ['ground', 'moon', 'matchGroundUnreadable'],
    ['place', '=1+1', 'matchPlaceUnreadable'],
    ['counts', 'maybe', 'matchCountsUnreadable'],
  ] as const)('%s %j', (column, value, code) => {
    expect(matchOfCells(aTypedMatch({ [column]: value }, 7), CONTEXT)).toMatchObject({ line: 7, column, code });
  });
});

test('a day is read as spreadsheets write it', () => {
  expect(['2026-09-04', '9/4/2026', '04.09.2026', '4.9.2026'].map(dayOf)).toEqual(Array(4).fill('2026-09-04'));
  expect(['13/4/2026', '31.02.2026', '2026-9-4', '4 Sep 2026'].map(dayOf)).toEqual(Array(4).fill(null));
});

test('a season begins in July', () => {
  expect([seasonOfDay('2021-04-10'), seasonOfDay('2021-06-30'), seasonOfDay('2021-07-01')]).toEqual([2020, 2020, 2021]);
});
