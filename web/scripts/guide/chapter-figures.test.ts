import { expect, test } from 'vitest';
import { figureOf, pricesOf, regionsOf, tiersOf } from './chapter-figures';

test('a pyramid counts the teams of each league, and says how many no list names', () => {
  const team = { id: '1', league: 'NCAA', division: '1', sex: 'men', evidence: 'listed' };
  const tiers = tiersOf([
    team,
    { ...team, sex: 'women' },
    { ...team, league: 'NAIA', division: '' },
    { ...team, league: 'NAIA', division: '', evidence: 'inferred' },
  ]);
  expect(tiers.find(({ name }) => name === 'NCAA Division I')).toMatchObject({ men: 1, women: 1, unconfirmed: 0 });
  expect(tiers.find(({ name }) => name === 'NAIA')).toMatchObject({ men: 2, women: 0, unconfirmed: 1 });
});

test('a year costs the median of the colleges that say all of it; guests of a state pay the tuition of guests', () => {
  const college = {
    ...{ league: 'NCAA', control: 'Public', tuition_in: '10000', tuition_out: '20000' },
    ...{ cost_of_attendance: '25000', net_price: '15000' },
  };
  const prices = pricesOf([college, { ...college, net_price: '17000' }, { ...college, tuition_in: '', net_price: '1' }]);
  expect(prices.slice(0, 2)).toEqual([
    { kind: 'publicInState', colleges: 2, tuition: 10_000, total: 25_000, net: 16_000 },
    { kind: 'publicOutOfState', colleges: 2, tuition: 20_000, total: 35_000, net: null },
  ]);
  expect(pricesOf([{ ...college, league: 'NJCAA' }])[0]?.colleges).toBe(0);
});

test('the map counts the teams that a list names, by the state of their college', () => {
  const teams = [
    { id: '1', evidence: 'listed' },
    { id: '1', evidence: 'inferred' },
    { id: '2', evidence: 'dated' },
  ];
  expect(
    regionsOf(teams, [
      { id: '1', state: 'OH' },
      { id: '2', state: 'OH' },
    ]),
  ).toEqual({ OH: 2 });
});

test('every figure is drawn from our tables', () => {
  const calendar = figureOf('calendar', 'en');
  if (calendar.kind !== 'calendar') throw new Error('another figure');
  expect(calendar.marks[0]).toMatchObject({ day: '06-15', when: { relation: 'after', grade: 10 } });
  const squads = figureOf('squad-classes', 'en');
  if (squads.kind !== 'squad-classes') throw new Error('another figure');
  expect(squads.squads).toHaveLength(6);
  for (const { shares } of squads.squads) {
    const sum = Object.values(shares).reduce((all, share) => all + share, 0);
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
  }
});
