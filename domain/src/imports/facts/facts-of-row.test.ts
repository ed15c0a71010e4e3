import { describe, expect, test } from 'vitest';
import { isPhoneNumber } from '../../kernel/text/phone';
import { SOURCED_FIELDS } from '../../college/facts/sourced-fields';
import { aliasesOf } from './import-columns';
import { percentOfShare, phoneOf } from './cells';
import { rowFacts, valuesOf } from './testing/a-row';

const EARNED = 'medianStartingSalaryAfter6Years';
const sourceOf = (given: Readonly<Record<string, string>>, field: string) =>
  rowFacts(given).facts.find((fact) => fact.field === field)?.source;

describe('what a row says of a college', () => {
  test('a row that knows only name and location gives nothing else', () => {
    expect(valuesOf({})).toEqual({
      legalName: 'Quarry Hill College',
      'address.locality': 'Quarry Hill',
      'address.administrative_area_level_1': 'VT',
      'address.country': 'US',
    });
  });

  test('shares become per cent, sections of the SAT their sum, earnings whole dollars', () => {
    const values = valuesOf({
      adm_rate: '0.0391',
      grad_rate_100_4: '0.5812',
      median_earnings_6y: '41565.0',
      student_faculty_ratio: '6',
      sat_v25: '740',
      sat_m25: '770',
      sat_v75: '780',
      sat_m75: '800',
      act25: '34',
      act75: 'NA',
    });

    expect(values).toMatchObject({
      'academics.details.admission.acceptanceRate': 3.9,
      'academics.details.afterCollege.fourYearGraduationRate': 58.1,
      'academics.details.afterCollege.medianStartingSalaryAfter6Years': 41_565,
      'academics.details.students.studentFacultyRatio': 6,
      'academics.details.admission.sat': { low: 1510, high: 1580 },
      'academics.details.admission.act': { low: 34, high: null },
    });
  });

  test('one section of the SAT alone is no score', () => {
    expect(valuesOf({ sat_v25: '740', sat_v75: '780' })).not.toHaveProperty(['academics.details.admission.sat']);
  });

  test('a position needs both numbers', () => {
    expect(valuesOf({ lat: '44.1' })).not.toHaveProperty('position');
    expect(valuesOf({ lat: '44.1', lng: '-72.5' }).position).toEqual({ lat: 44.1, lng: -72.5 });
  });

  test('addresses get their scheme, unusable ones are no fact and their columns are named', () => {
    const { facts, unusable } = rowFacts({
      url: 'https://someone@quarryhill.edu/',
      url_admissions: 'www.quarryhill.edu/admissions',
      url_financial_aid: 'www.quarryhill.edu/COST AND AID/index.html',
      url_athletics: 'https://',
      net_price: '-103',
      phone: '12',
    });

    expect(unusable.toSorted()).toEqual(['net_price', 'phone', 'url', 'url_athletics', 'url_financial_aid']);
    expect(facts.map(({ field }) => field).filter((field) => /URL|url|Phone|netPrice/.test(field))).toEqual(['admissions.url']);
    expect(facts.find(({ field }) => field === 'admissions.url')?.value).toBe('https://www.quarryhill.edu/admissions');
  });

  test('a team exists where its list says yes, and nowhere else', () => {
    expect(valuesOf({ soccer_men: 'yes', soccer_women: 'unknown' })).toMatchObject({ 'athletics.sport.male': true });
    for (const cell of ['unknown', 'not listed', 'NA', '']) {
      expect(
        Object.keys(
          valuesOf({ soccer_women: cell, soccer_women_url: 'https://quarryhill.edu/w', url_athletics: 'quarryhill.edu' }),
        ),
      ).not.toContain('athletics.sport.female');
    }
  });

  test("a team's own address comes before the department's", () => {
    const values = valuesOf({
      soccer_men: 'yes',
      soccer_women: 'yes',
      url_athletics: 'quarryhill.edu/sports',
      soccer_women_url: 'quarryhill.edu/w',
    });

    expect(values).toMatchObject({
      'athletics.sport.male.athleticsURL': 'https://quarryhill.edu/sports',
      'athletics.sport.female.athleticsURL': 'https://quarryhill.edu/w',
    });
  });

  test('the conference comes from the list of all sports, the women’s table only overrides it for the women', () => {
    const given = { soccer_women: 'yes', conference_short_2022: 'G-MAC', conference_wsoc_d2_2025: 'Gulf South' };

    expect(valuesOf(given)).toMatchObject({ conference: 'G-MAC', 'athletics.sport.female.conference': 'Gulf South' });
    expect(sourceOf(given, 'conference')).toMatchObject({ year: 2022 });
    expect(sourceOf(given, 'athletics.sport.female.conference')).toMatchObject({ year: 2025 });
    expect(valuesOf({ ...given, conference_wsoc_d2_2025: 'G-MAC' })).not.toHaveProperty(['athletics.sport.female.conference']);
  });

  test('a college is no independent only because its women’s team is', () => {
    const long = { conference_bball_2020: 'Southern Conference' };
    expect(valuesOf({ ...long, conference_wsoc_d2_2025: 'Lone Star' }).conference).toBe('Lone Star');
    expect(valuesOf({ ...long, conference_wsoc_d2_2025: 'DII Independent' }).conference).toBe('Southern Conference');
    expect(valuesOf({ ...long, conference_wsoc_d2_2025: 'Independent Colleges' }).conference).toBe('Independent Colleges');
  });

  test('each fact names its source and year, a row’s own statement first', () => {
    const given = { soccer_women: 'yes', soccer_women_source: 'D1 results 2022', adm_rate: '0.5', league: 'NCAA', division: '1' };

    expect(sourceOf(given, 'athletics.sport.female')).toEqual({ by: 'import', source: 'D1 results', year: 2022 });
    expect(sourceOf(given, 'academics.details.admission.acceptanceRate')).toEqual({
      by: 'import',
      source: 'College Scorecard',
      year: 2024,
    });
    const earned = sourceOf({ ...given, median_earnings_6y: '41565' }, `academics.details.afterCollege.${EARNED}`);
    expect(earned).toEqual({ by: 'import', source: 'College Scorecard', year: null });
    expect(sourceOf(given, 'league')).toEqual({ by: 'import', source: 'NCAA soccer team list', year: 2025 });
  });

  test('every fact is of a field that remembers who wrote it', () => {
    const everything = rowFacts({
      aliases: 'QHC',
      zip: '05001',
      lat: '44',
      lng: '-72',
      url: 'quarryhill.edu',
      control: 'Public',
      campus_setting: 'Rural',
      phone: '8025550100',
      url_admissions: 'quarryhill.edu/a',
      url_apply: 'quarryhill.edu/b',
      url_financial_aid: 'quarryhill.edu/c',
      ug_enrollment: '900',
      adm_rate: '0.5',
      sat_v25: '500',
      sat_m25: '500',
      act25: '20',
      net_price: '1',
      tuition_in: '2',
      tuition_out: '3',
      grad_rate_100_4: '0.5',
      student_faculty_ratio: '9',
      median_earnings_6y: '4',
      top_cip2: '11:0.5',
      league: 'NCAA',
      division: '3',
      conference_short_2022: 'GNAC',
      nickname: 'Masons',
      soccer_men: 'yes',
      soccer_women: 'yes',
      soccer_men_url: 'quarryhill.edu/m',
      soccer_women_url: 'quarryhill.edu/w',
      conference_wsoc_d2_2025: 'NE10',
    }).facts.map(({ field }) => field);

    expect(everything.filter((field) => !SOURCED_FIELDS.includes(field))).toEqual([]);
    expect(everything).toHaveLength(34);
  });
});

test.each([
  [0.6388, 63.9],
  [0.0391, 3.9],
  [0.5355, 53.6],
  [0.0005, 0.1],
  [1, 100],
  [0, 0],
])('a share of %d is %d per cent', (share, percent) => {
  expect(percentOfShare(share)).toBe(percent);
});

test.each([
  ['6507232300', '+1 650-723-2300'],
  ['16507232300', '+1 650-723-2300'],
  ['(650) 723-2300', '+1 650-723-2300'],
  ['80337657005893', '+1 803-376-5700'],
  ['5073548221211', '+1 507-354-8221'],
  ['+4930123456', '+4930123456'],
  ['0507354822', null],
  ['none', null],
])('the phone number %s is stored as %s', (cell, stored) => {
  expect(phoneOf(cell)).toBe(stored);
  if (stored !== null) expect(isPhoneNumber(stored)).toBe(true);
});

test.each([
  ['AU', ['AU']],
  ['UCLA | UC Los Angeles', ['UCLA', 'UC Los Angeles']],
  ['AUM||Auburn Montgomery', ['AUM', 'Auburn Montgomery']],
  ['Rutgers, The State University; Rutgers', ['Rutgers, The State University', 'Rutgers']],
  ['Augie  Augustana College(SD)  Augustana University', ['Augie', 'Augustana College(SD)', 'Augustana University']],
  ['MIT, M.I.T.,The Tute', ['MIT', 'M.I.T.', 'The Tute']],
  ['quarry hill college|QUARRY HILL COLLEGE|qhc|QHC', ['qhc']],
  [null, []],
])('aliases %j are %j', (cell, aliases) => {
  expect(aliasesOf(cell, 'Quarry Hill College')).toEqual(aliases);
});
