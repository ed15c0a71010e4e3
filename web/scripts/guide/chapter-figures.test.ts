import { expect, test } from 'vitest';
import { classesOfSquads, figureOf, fromAbroad, linesOfSquads, pricesOf, regionsOf, tiersOf } from './chapter-figures';

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

test('classes are shares of the players whose class is known; a team with too many unknown classes counts nowhere', () => {
  const squad = (players: string, freshman: string, senior: string) => ({
    ...{ division: '3', sex: 'women', players, freshman, sophomore: '4', junior: '2', senior, graduate: '2' },
  });
  expect(classesOfSquads([squad('25', '8', '4'), squad('20', '8', '4'), squad('99', '8', '4')]).at(-1)).toEqual({
    ...{ division: 3, sex: 'women', teams: 2, size: 23 },
    shares: { freshman: 40, sophomore: 20, junior: 10, senior: 30 },
  });
});

test('teams are counted by their players from abroad; one whose origins are mostly unknown counts nowhere', () => {
  const squad = (abroad: string, origins = '20') => ({ division: '2', sex: 'men', players: '20', origins, abroad });
  const squads = [squad('<3'), squad('3'), squad('5'), squad('10'), squad('9', '9'), squad(''), squad('', '')];
  expect(fromAbroad(squads).find(({ teams }) => teams > 0)).toEqual({
    division: 2,
    sex: 'men',
    teams: 4,
    shares: [25, 25, 25, 25],
  });
});

test('lines of squads are counted by team; one with too many unknown positions or classes counts nowhere', () => {
  const squad = (keepers: number, lastYear: number, classes = '20') => ({
    ...{ sex: 'women', players: '20', GK: `${keepers}`, DF: `${10 - keepers}`, MF: '6', FW: '4', freshman: classes },
    ...{ GK_senior: `${lastYear}`, GK_graduate: '0', height_GK: lastYear === 0 ? '' : '68' },
  });
  const squads = [squad(2, 0), squad(3, 1), squad(3, 1), squad(2, 3), squad(9, 9, '15'), { ...squad(9, 9), MF: '1' }];
  expect(linesOfSquads(squads).find(({ line, sex }) => line === 'GK' && sex === 'women')).toEqual({
    ...{ line: 'GK', sex: 'women', teams: 4, players: 2.5, height: 68 },
    leaving: [25, 50, 0, 25],
  });
});

test.each(['squad-positions', 'places-that-open'] as const)('[S1-06] the figure %s is drawn from our rosters', (kind) => {
  const figure = figureOf(kind, 'de');
  if (figure.kind !== kind) throw new Error('another figure');
  expect(figure.lines).toHaveLength(8);
  for (const { players, height, teams } of figure.lines) {
    expect(teams).toBeGreaterThan(500);
    expect(players).toBeGreaterThan(2);
    expect(height).toBeGreaterThan(60);
  }
});

test('[S1-06] grades on several scales agree with what a profile shows', () => {
  expect(figureOf('grade-scales', 'en')).toMatchObject({
    grades: [
      { four: 4, hundred: 100, german: 1 },
      { four: 3.5, hundred: 90, german: 1.5 },
      { four: 3, hundred: 80, german: 2 },
      { four: 2.5, hundred: 70, german: 2.5 },
      { four: 2, hundred: 60, german: 3 },
    ],
  });
});
