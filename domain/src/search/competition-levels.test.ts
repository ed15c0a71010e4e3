import { expect, test } from 'vitest';
import { levelsOfCollege, partsOfLevel } from './college-levels';
import { COMPETITION_LEVELS, levelsOfParams } from './competition-levels';

test('[S9-08] leagues and divisions are one list, each league followed by its divisions', () => {
  expect(COMPETITION_LEVELS.join(' ')).toBe('ncaa ncaa-1 ncaa-2 ncaa-3 naia njcaa njcaa-1 njcaa-2 njcaa-3 usports other');
});

test('a college is at the level of its league, and of its division if that is known', () => {
  expect(levelsOfCollege({ league: 'njcaa', division: 2 })).toEqual(['njcaa', 'njcaa-2']);
  expect(levelsOfCollege({ league: 'njcaa', division: null })).toEqual(['njcaa']);
  expect(levelsOfCollege({ league: 'ncaa', division: 3, womensDivision: 1 })).toEqual(['ncaa', 'ncaa-3', 'ncaa-1']);
  expect(levelsOfCollege({ league: 'naia', division: 2 })).toEqual(['naia']);
  expect(levelsOfCollege({ league: null, division: null })).toEqual([]);
});

test('a level names its league and division; other texts are none', () => {
  expect(partsOfLevel('ncaa-2')).toEqual({ league: 'ncaa', division: 2 });
  expect(partsOfLevel('naia')).toEqual({ league: 'naia', division: null });
  expect(['ncaa-4', 'ncaa-', 'fifa', '', 'ncaa-2-1'].map(partsOfLevel)).toEqual([null, null, null, null, null]);
});

test.each<[string[], string[], string]>([
  [['naia'], [], 'naia'],
  [['ncaa', 'naia'], [], 'ncaa naia'],
  [['ncaa'], ['2'], 'ncaa-2'],
  [['ncaa'], ['3', '1'], 'ncaa-1 ncaa-3'],
  [['ncaa', 'naia'], ['2'], 'ncaa-2 naia'],
  [['naia'], ['2'], 'naia'],
  [[], ['2'], 'ncaa-2 njcaa-2'],
  [['fifa'], ['4'], ''],
])('league=%j and division=%j of earlier addresses ask for %s', (leagues, divisions, levels) => {
  expect(levelsOfParams(leagues, divisions).join(' ')).toBe(levels);
});
