import { describe, expect, test } from 'vitest';
import { madeSquadTables } from './make-squad-tables';
import { readSquadTables, squadsOfTables } from './squad-tables';

const CLASSES = ['freshman', 'sophomore', 'junior', 'senior', 'graduate'];
const nobody = Object.fromEntries(
  ['GK', 'DF', 'MF', 'FW'].flatMap((line) => [line, ...CLASSES.map((one) => `${line}_${one}`)]).map((column) => [column, '0']),
);
const line = {
  ...{ ...nobody, id: '1', sex: 'men', season: '2025', division: '1', players: '20' },
  ...{ freshman: '2', sophomore: '4', junior: '5', senior: '6', graduate: '1', GK: '2', GK_senior: '2' },
  ...{ from_us: '17', from_abroad: '2', in_state: '5', top_states: 'TX:5 OK:3 AR:2', top_countries: 'Norway:2' },
  ...{ height_GK: '73', height_DF: '', height_MF: '', height_FW: '' },
};
const played = { id: '1', sex: 'men', season: '2025', starts: '200', freshman: '0.05' };
const watched = { id: '1', sex: 'men', season: '2025', home_games: '9', average: '800', stadium_capacity: '0' };
const sources = { squads: [line], playingTime: [played], attendance: [watched], links: [] };

function readAgain(made: ReturnType<typeof madeSquadTables>) {
  return squadsOfTables({
    ...{ squads: made.squads.lines, medians: made['squad-medians'].lines, playingTime: made['playing-time'].lines },
    ...{ attendance: made.attendance.lines, links: made['team-links'].lines },
  });
}

describe('tables of squads', () => {
  test('attack 277: what is told of fewer than three players is cut before it is written; classes and positions are not', () => {
    const made = madeSquadTables(sources);
    expect(made.squads.lines[0]).toMatchObject({ abroad: '<3', home: '5', states: 'TX:5;OK:3', countries: '', freshman: '2' });
    expect(made.squads.columns).not.toContain('from_us');
    expect(made['playing-time'].lines[0]).toMatchObject({ freshmen: '<3' });
  });

  test('medians are those of the whole figures, and a capacity of 0 is unknown', () => {
    const team = readAgain(madeSquadTables(sources)).get('1')?.male;
    expect(team?.squad).toMatchObject({ abroad: 'few', medians: { players: 20, abroad: 10.5, home: 26.3 } });
    expect(team?.playingTime).toEqual([{ season: 2025, starts: 200, freshmen: null, median: 0.05 }]);
    expect(team?.crowd).toEqual([{ season: 2025, homeMatches: 9, average: 800, capacity: null }]);
  });

  const misread = { from_us: '13', from_abroad: '6', in_state: '0', top_states: 'NY:3', top_countries: '' };
  test.each([
    ['nobody from the own state and three tenths abroad', misread, '0'],
    ['the same with countries that confirm it', { ...misread, top_countries: 'Brazil:4' }, '19'],
    ['the same with somebody from the own state', { ...misread, in_state: '1' }, '19'],
    ['nobody from the own state and fewer abroad', { ...misread, from_us: '15', from_abroad: '5' }, '20'],
    ['nine tenths abroad without a country', { ...misread, from_us: '2', from_abroad: '18', in_state: '2' }, '0'],
    ['a Canadian college, counted as seen from the United States', { id: 'ca-1', from_us: '18', from_abroad: '1' }, '0'],
  ])('a roster with %s has its origins as told here', (_, changes, origins) => {
    const made = madeSquadTables({ ...sources, squads: [{ ...line, ...changes }] }).squads.lines[0];
    expect(made).toMatchObject({ origins, players: '20' });
    if (origins === '0') expect(made).toMatchObject({ abroad: '<3', home: '<3', states: '', countries: '' });
  });

  test.each([
    ['attack 275: parts above the whole', { squads: [{ ...line, senior: '60' }] }, /squads\.csv, line 2 does not fit/],
    ['attack 276: a team twice', { squads: [line, line] }, /squads\.csv, line 3: 1 men stands there already/],
    ['attack 275: no team', { attendance: [{ ...watched, sex: 'mixed' }] }, /attendance\.csv, line 2: mixed is no team/],
    ['attack 275: a count that is no number', { squads: [{ ...line, players: 'many' }] }, /players is no number/],
  ])('%s is refused', (_, changes, refusal) => {
    expect(() => readAgain(madeSquadTables({ ...sources, ...changes }))).toThrow(refusal);
  });
});

test('our tables hold the squads of 807 men’s and 1,003 women’s teams', async () => {
  const teams = [...(await readSquadTables()).values()];
  const count = (sex: 'male' | 'female') => teams.filter((team) => (team[sex]?.squad ?? null) !== null).length;
  expect([count('male'), count('female')]).toEqual([807, 1003]);
});

test('our tables say no origins where the own state was left out: Cal State LA, Framingham State, Northeastern, Mount Union', async () => {
  const teams = await readSquadTables();
  const origins = ['110592', '165866', '167358', '204185'].map(
    (id) => teams.get(id)?.[id === '167358' ? 'male' : 'female']?.squad?.origins,
  );
  expect(origins).toEqual([0, 0, 0, 0]);
  expect(teams.get('243744')?.female?.squad?.origins).toBeGreaterThan(20);
});
