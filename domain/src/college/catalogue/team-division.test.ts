import { expect, test } from 'vitest';
import { divisionsOfTeams } from './team-division';

const college = { division: 3, mensDivision: null, womensDivision: 1, sexes: ['male', 'female'] } as const;

test.each([
  [college, undefined, [3, 1]],
  [college, 'male', [3]],
  [college, 'female', [1]],
  [{ ...college, sexes: ['female'] }, undefined, [1]],
  [{ ...college, womensDivision: null }, undefined, [3]],
  [{ ...college, womensDivision: null, sexes: [] }, undefined, [3]],
  [{ ...college, division: null, womensDivision: null }, undefined, []],
] as const)('[S9-08] the teams of %j play, where %s is chosen, in %j', (row, team, divisions) => {
  expect(divisionsOfTeams(row, team)).toEqual(divisions);
});
