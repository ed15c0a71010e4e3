import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTable, type TableLine } from '../seed/read-table';
import { factsOfRow } from '@touchline/domain/imports/facts/facts-of-row';
import { readTeamRow } from '@touchline/domain/imports/facts/team-row';
import { someCells } from '@touchline/domain/imports/facts/testing/a-row';
import { COLLEGE_DATA, idsOf, readCollegeTables } from './college-tables';
import { titleLines } from './champion-lines';
import { madeTables, type TableSources, tableText } from './make-tables';
import { factsOfLines } from './team-lines';

const COLLEGE = {
  ...{ lat: '44.1', lng: '-72.5', league: 'NAIA', soccer_men: 'yes', soccer_men_evidence: 'listed' },
  soccer_men_source: 'team list 2025',
};

/** The sources of a small set of tables: one college, and the given lines. */
function sourcesOf(given: TableLine = {}, lines: Partial<TableSources> = {}): TableSources {
  const cells = someCells({ ...COLLEGE, ...given });
  const read = readTeamRow(cells);
  if (!('row' in read)) throw new Error(JSON.stringify(read.problems));
  const none = { majors: [], champions: [], rankings: [], stadiums: [], fields: [], scorecard: [], years: [], corrections: [] };
  return { teams: [cells], facts: [factsOfRow(read.row)], ...none, ...lines };
}

describe('making our tables', () => {
  test('gives each team a line with level, source and year, and reads back what an import would store', () => {
    const sources = sourcesOf();
    const { colleges, teams } = madeTables(sources);
    expect(teams.lines).toEqual([
      {
        ...{ id: '100001', league: 'NAIA', division: '', sex: 'men', evidence: 'listed', url: '' },
        ...{ source: 'NCAA soccer team list', year: '2025' },
      },
    ]);
    expect(factsOfLines(colleges.lines[0] ?? {}, teams.lines)).toEqual(sources.facts[0]);
  });

  test('takes completion and cost from the institution file, and no four-year rate of a two-year college', () => {
    const scorecard = [{ UNITID: '100001', C100_4: 'NA', C150_4: 'NA', C150_L4: '0.31', COSTT4_A: '12000' }];
    const { colleges } = madeTables(sourcesOf({ grad_rate_100_4: '0.25' }, { scorecard }));
    expect(colleges.lines[0]).toMatchObject({
      ...{ grad_rate_100_4: '', grad_rate_150_4: '', grad_rate_150_l4: '0.31', cost_of_attendance: '12000' },
    });
  });

  test('gives each year of a college a line, named by the year in which it ends', () => {
    const years = [{ UNITID: '100001', NPT4_2021: '9000', C150_L4_2022: '0.3', UGDS_2022: '1200', ADM_RATE_2023: 'NA' }];
    const { lines } = madeTables(sourcesOf({}, { years }))['yearly-figures'];
    const none = { net_price: '', tuition_in: '', tuition_out: '', cost_of_attendance: '', adm_rate: '' };
    expect(lines).toEqual([
      { ...none, id: '100001', year: '2022', net_price: '9000', undergraduates: '', completion: '' },
      { ...none, id: '100001', year: '2023', undergraduates: '1200', completion: '0.3' },
    ]);
  });

  test('orders the fields of study by awards, and writes cells that need it in quotes', () => {
    const major = { unitid: '100001', award_level: '5' };
    const majors = [
      { ...major, cip6: '11.0701', completions: '3' },
      { ...major, cip6: '26.0101', completions: '9' },
      { ...major, cip6: '14.0101', completions: '0' },
    ];
    expect(tableText(madeTables(sourcesOf({}, { majors })).majors)).toBe('id,codes\n100001,26.0101 11.0701\n');
    expect(tableText({ columns: ['a'], lines: [{ a: 'x, "y"' }] })).toBe('a\n"x, ""y"""\n');
  });

  test('gives each team a line with its titles, and says which of them count and how many years are known', () => {
    const champion = { college_id: '100001', college_name_as_in_source: 'Quarry Hill' };
    const won = { ...champion, organisation: 'NCAA', sex: 'men', vacated: 'no', shared: 'no', source: 'a list', note: '' };
    const champions = [
      { ...won, division: '1', year: '1998' },
      { ...won, division: '1', year: '2001', vacated: 'yes' },
      { ...won, division: '1', year: '2003', note: 'second sources disagree: one calls it vacated' },
      { ...won, division: '1', year: '1960', college_id: '' },
      { ...won, division: '3', sex: 'women', year: '1990' },
      { ...won, division: '3', sex: 'women', year: '2004' },
      { ...won, organisation: 'AIAW', division: '', sex: 'women', year: '1981' },
    ];
    const { lines } = madeTables(sourcesOf({}, { champions }))['national-titles'];
    expect(lines.map(({ league, division, sex, years, since, until }) => [league, division, sex, years, since, until])).toEqual([
      ['AIAW', '', 'women', '1981', '', ''],
      ['NCAA', '1', 'men', '2003disputed 2001vacated 1998', 'all', ''],
      ['NCAA', '3', 'women', '1990', '', ''],
      ['NCAA', '3', 'women', '2004', '1999', ''],
    ]);
  });

  test('takes the groups and majors of the classification, tidied, without what nobody studies for a degree', () => {
    const fields = [
      { code: '11', level: '2', title: 'COMPUTER' },
      { code: '11.07', level: '4', title: 'Computer  Science.' },
      { code: '11.0701', level: '6', title: ' Computer Science.' },
      { code: '11.0780', level: '6', title: 'Reserved' },
      { code: '36.01', level: '4', title: 'Leisure' },
      { code: '36.0101', level: '6', title: 'Chess' },
    ];
    expect(madeTables(sourcesOf({}, { fields }))['fields-of-study'].lines).toEqual([
      { code: '11.07', title: 'Computer Science' },
      { code: '11.0701', title: 'Computer Science' },
    ]);
  });

  test.each([
    ['has no coordinates', { lat: '' }],
    ['has no team', { soccer_men: 'no' }],
    ['has a team without a level of evidence', { soccer_men_evidence: '' }],
  ])('refuses a college that %s, with its line', (reason, given) => {
    expect(() => madeTables(sourcesOf(given))).toThrow(`the team file, line 2: ${reason}`);
  });

  test.each<[string, Partial<TableSources>]>([
    [
      'the stadiums, line 2: 7 is no college of the team file',
      { stadiums: [{ unitid: '7', stadium: 'A', capacity: '', level: '', source: '' }] },
    ],
    ['the stadiums: the column level is missing', { stadiums: [{ unitid: '100001', stadium: 'A', capacity: '', source: '' }] }],
    [
      'the fields of study, line 2: 11.0701 has no group',
      { fields: [{ code: '11.0701', level: '6', title: 'Computer Science' }] },
    ],
    ['the fields of study, line 2: 11.7 is no code of level 4', { fields: [{ code: '11.7', level: '4', title: 'Computer' }] }],
    ['the figures of years, line 2: 7 is no college of the team file', { years: [{ UNITID: '7' }] }],
    ['the majors, line 2: 100001 99.9999 3', { majors: [{ unitid: '100001', cip6: '99.9999', completions: '3' }] }],
  ])('refuses with "%s"', (sentence, lines) => {
    expect(() => madeTables(sourcesOf({}, lines))).toThrow(sentence);
  });
});

describe('our tables', () => {
  test('refuse a team of another league than its college, and an id that stands there twice', () => {
    const { colleges, teams } = madeTables(sourcesOf());
    const college = colleges.lines[0] ?? {};
    expect(() => factsOfLines(college, [{ ...teams.lines[0], league: 'NJCAA' }])).toThrow('plays in NJCAA');
    expect(() => idsOf('colleges.csv', [{ id: '7' }, { id: '7' }])).toThrow('colleges.csv, line 3: 7 stands there already');
  });

  test('hold nothing of the encyclopaedia’s table, and fields of study of 1,001 colleges', async () => {
    const { rows } = await readCollegeTables();
    const sources = rows.flatMap(({ facts }) => facts.map(({ source }) => source.source));
    expect(sources.filter((source) => source.includes('wiki'))).toEqual([]);
    const studied = rows.filter(({ facts }) => facts.some(({ source }) => source.source === 'IPEDS completions'));
    expect(studied).toHaveLength(1001);
  });

  test('have the national titles of every team that champions.csv names', async () => {
    const [champions, titles, colleges] = await Promise.all(
      ['champions', 'national-titles', 'colleges'].map((name) => readTable(join(COLLEGE_DATA, `${name}.csv`))),
    );
    const playing = new Set(colleges?.map(({ id }) => id));
    expect(titles).toEqual(titleLines(champions ?? []).filter(({ id }) => playing.has(id)));
  });

  test('name every field in which degrees were awarded, but one of the classification before', async () => {
    const [majors, fields] = await Promise.all(
      ['majors', 'fields-of-study'].map((name) => readTable(join(COLLEGE_DATA, `${name}.csv`))),
    );
    const titled = new Set(fields?.map(({ code }) => code));
    const codes = new Set(majors?.flatMap(({ codes: all = '' }) => all.split(' ')));
    expect(codes.size).toBeGreaterThan(1000);
    expect([...codes].filter((code) => !titled.has(code))).toEqual(['49.0109']);
  });
});
