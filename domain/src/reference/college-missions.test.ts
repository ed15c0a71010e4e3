import { expect, test } from 'vitest';
import { missionsOf } from './college-missions';

test.each([
  ['Howard University', 131520, ['hbcu']],
  ['Wellesley College', 168218, ['womens']],
  ['Spelman College', 141060, ['hbcu', 'womens']],
  ['Stanford University', 243744, []],
  ['a college without a number', null, []],
])('the missions of %s', (_, unitId, missions) => {
  expect(missionsOf(unitId)).toEqual(missions);
});
