import { expect, test } from 'vitest';
import { competitionOfId, seasonIdOf } from './stored-season';

test.each([
  { season: 2025, league: 'ncaa', division: 1, sex: 'female' },
  { season: 2019, league: 'naia', division: null, sex: 'male' },
] as const)('the id of a season names its competition: %j', (competition) => {
  expect(competitionOfId(seasonIdOf(competition))).toEqual(competition);
});

test.each(['', '2025', '2025-ncaa-9-female', '2025-ncaa-1', 'x-naia-male', '2025-fifa-male'])('%j names none', (id) => {
  expect(competitionOfId(id)).toBeNull();
});
