import { expect, test } from 'vitest';
import { correctedTables } from './correct-tables';

const ASH = { id: '1', name: 'Ash College', league: 'NAIA', division: '' };
const OAK = { id: '2', name: 'Oak College', league: 'NAIA', division: '' };
const aTeam = (id: string, sex: string) => ({
  ...{ id, league: 'NAIA', division: '', sex, evidence: 'inferred', source: 'member', year: '2020', url: 'oak.edu' },
});
const TABLES = { colleges: [ASH, OAK], teams: [aTeam('1', 'men'), aTeam('2', 'men'), aTeam('2', 'women')] };
const BY_LIST = { evidence: 'listed', source: 'a list', year: '2025' };
const SCORECARD = new Map([
  [
    '3',
    {
      ...{ UNITID: '3', INSTNM: 'Elm University', CITY: 'Elm', STABBR: 'OH', LATITUDE: '41.5', LONGITUDE: '-81.7', CONTROL: '1' },
      ...{
        LOCALE: '32',
        UGDS: '900',
        NPT4_PUB: '9000',
        NPT4_PRIV: 'NA',
        SATVR25: 'NA',
        PCIP11: '0.25',
        PCIP26: '0.5',
        C150_4: '0.4',
      },
    },
  ],
]);
const corrected = (...lines: Readonly<Record<string, string>>[]) => correctedTables(TABLES, lines, SCORECARD);

test('a confirmed team has the better source and keeps its address', () => {
  const { teams } = corrected({ id: '2', sex: 'women', change: 'confirm', ...BY_LIST });
  expect(teams.at(-1)).toEqual({ ...aTeam('2', 'women'), ...BY_LIST });
  expect(teams.slice(0, 2)).toEqual(TABLES.teams.slice(0, 2));
});

test('a moved team plays in another division than its college', () => {
  const { teams } = corrected({ id: '2', sex: 'women', change: 'move', division: '1', ...BY_LIST });
  expect(teams.at(-1)).toEqual({ ...aTeam('2', 'women'), ...BY_LIST, division: '1' });
});

test('an ended team leaves, and with the last one its college', () => {
  const { colleges, teams, ended } = corrected({ id: '1', sex: 'men', change: 'end' }, { id: '2', sex: 'men', change: 'end' });
  expect([colleges, teams, [...ended]]).toEqual([[OAK], [aTeam('2', 'women')], ['1']]);
});

test('a team of a college that the tables lack brings it along from the College Scorecard', () => {
  const added = { id: '3', sex: 'men', change: 'add', league: 'NAIA', division: '', ...BY_LIST, conference: 'RSC', url: '' };
  const { colleges, teams } = corrected(added);
  expect(colleges.at(-1)).toMatchObject({
    ...{ id: '3', name: 'Elm University', state: 'OH', lat: '41.5', control: 'Public', campus_setting: 'Town', league: 'NAIA' },
    ...{ ug_enrollment: '900', net_price: '9000', sat_v25: '', top_cip2: '26:0.500|11:0.250', grad_rate_150_4: '0.4' },
    ...{ conference_2025: 'RSC', country: 'US', nickname: '' },
  });
  expect(teams.at(-1)).toEqual({ id: '3', league: 'NAIA', division: '', sex: 'men', ...BY_LIST, url: '' });
});

test('what is kept or left out changes nothing', () => {
  const { colleges, teams } = corrected({ id: '2', sex: 'men', change: 'kept' }, { id: '', sex: 'men', change: 'left out' });
  expect({ colleges, teams }).toEqual(TABLES);
});

test.each([
  ['is there already', { id: '2', sex: 'men', change: 'add', league: 'NAIA', ...BY_LIST }],
  ['is not there', { id: '1', sex: 'women', change: 'confirm', ...BY_LIST }],
  ['the College Scorecard lacks 9', { id: '9', sex: 'men', change: 'add', league: 'NAIA', ...BY_LIST }],
  ['moved is no change', { id: '1', sex: 'men', change: 'moved' }],
  ['no source', { id: '2', sex: 'women', change: 'confirm', ...BY_LIST, source: '' }],
])('a correction that does not fit is refused: %s', (reason, line) => {
  expect(() => corrected(line)).toThrow(reason);
});
