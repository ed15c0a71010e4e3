import { expect, test } from 'vitest';
import { aRankedCollege } from '../../ranking/testing/a-ranking';
import { siteNumbers, siteNumbersOf } from './site-numbers';

test('the numbers count colleges, teams and known facts, and name nobody', () => {
  const rows = [
    aRankedCollege('one', { league: 'ncaa', sexes: ['male', 'female'], inferred: ['male'], netPrice: 0, fields: [], city: null }),
    aRankedCollege('two', { league: null, sexes: ['female'], inferred: [], netPrice: null, fields: ['11'], city: 'Sampleton' }),
  ];
  const numbers = siteNumbers.parse(siteNumbersOf(rows));
  expect(numbers).toMatchObject({ colleges: 2, teams: { male: 1, female: 2 }, unconfirmedTeams: 1 });
  expect(numbers.leagues.filter(({ colleges }) => colleges > 0)).toEqual([
    { league: 'ncaa', colleges: 1 },
    { league: 'other', colleges: 1 },
  ]);
  const known = Object.fromEntries(numbers.facts.map((one) => [one.fact, one.known]));
  expect([known.netPrice, known.fields, known.city]).toEqual([1, 1, 1]);
  expect(JSON.stringify(numbers)).not.toMatch(/one|two|Sampleton/);
});
