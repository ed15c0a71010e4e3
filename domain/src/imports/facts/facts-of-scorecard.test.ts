import { describe, expect, test } from 'vitest';
import { college as collegeSchema } from '../../college/college';
import { SOURCED_FIELDS } from '../../college/facts/sourced-fields';
import { RELIGIOUS_AFFILIATIONS } from '../../reference/religious-affiliations';
import { aCollege } from '../../college/testing/a-college';
import { mergeFacts } from './merge-facts';
import { readScorecardRow, SCORECARD_COLUMNS } from './scorecard-row';
import { scorecardFacts, scorecardValues, someScorecardCells } from './testing/a-scorecard-row';

const FULL = {
  CITY: 'Quarry Hill',
  STABBR: 'VT',
  ZIP: '05001-0110',
  INSTURL: 'www.quarryhill.example.edu/',
  CONTROL: '2',
  LOCALE: '33',
  LATITUDE: '44.1',
  LONGITUDE: '-72.5',
  RELAFFIL: '71',
  UGDS: '2150',
  ADM_RATE: '0.6622',
  STUFACR: '11',
  SATVR25: '520',
  SATVR75: '640',
  SATMT25: '500',
  SATMT75: '630',
  ACTCM25: '22',
  ACTCM75: '28',
  NPT4_PUB: 'NA',
  NPT4_PRIV: '24310',
  TUITIONFEE_IN: '42000',
  TUITIONFEE_OUT: '42000',
  COSTT4_A: '58200',
  C150_4: '0.6333',
  C100_4: '0.5512',
  MD_EARN_WNE_P6: '41565',
  PCIP01: '0',
  PCIP26: '0.2',
  PCIP52: '0.31',
  PCIP54: '0.2',
};

describe('what a row of the College Scorecard says', () => {
  test('every column becomes its field, with source and year of the file', () => {
    const { facts, unusable } = scorecardFacts(FULL, 2023);

    expect(Object.fromEntries(facts.map(({ field, value }) => [field, value]))).toEqual({
      legalName: 'Quarry Hill College',
      'address.locality': 'Quarry Hill',
      'address.administrative_area_level_1': 'VT',
      'address.country': 'US',
      'address.postal_code': '05001-0110',
      position: { lat: 44.1, lng: -72.5 },
      collegeURL: 'https://www.quarryhill.example.edu/',
      collegeType: 'privateNonprofit',
      campusSetting: 'town',
      affiliation: 'United Methodist',
      enrollmentSize: 2150,
      'academics.details.admission.acceptanceRate': 66.2,
      'academics.details.admission.sat': { low: 1020, high: 1270 },
      'academics.details.admission.act': { low: 22, high: 28 },
      'academics.details.students.studentFacultyRatio': 11,
      'academics.details.costs.netPriceTuition': 24_310,
      'academics.details.costs.inStateTuition': 42_000,
      'academics.details.costs.outOfStateTuition': 42_000,
      'academics.details.costs.costOfAttendance': 58_200,
      'academics.details.afterCollege.sixYearGraduationRate': 63.3,
      'academics.details.afterCollege.fourYearGraduationRate': 55.1,
      'academics.details.afterCollege.medianStartingSalaryAfter6Years': 41_565,
      'academics.cipCodes': ['52', '26', '54'],
      'academics.yearlyFigures': [
        {
          ...{ year: 2023, netPrice: 24_310, inStateTuition: 42_000, outOfStateTuition: 42_000, costOfAttendance: 58_200 },
          ...{ acceptanceRate: 66.2, undergraduates: 2150, graduationRate: 63.3 },
        },
      ],
    });
    expect(unusable).toEqual([]);
    for (const { source, field } of facts) {
      expect(source).toEqual({ by: 'import', source: 'College Scorecard', year: 2023 });
      expect(SOURCED_FIELDS).toContain(field);
    }
    expect(collegeSchema.safeParse(mergeFacts(aCollege(), facts).college).success).toBe(true);
  });

  test.each(['NA', 'NULL', 'null', 'PrivacySuppressed', 'privacysuppressed', 'PS', '', '  ', 'NaN', 'N/A', '-', '.'])(
    'a cell that holds %j is not known, and never zero',
    (nothing) => {
      const cells = Object.fromEntries(SCORECARD_COLUMNS.map((column) => [column, nothing]));
      expect(scorecardValues({ ...cells, UNITID: '100001', INSTNM: 'Quarry Hill College' })).toEqual({
        legalName: 'Quarry Hill College',
        'address.country': 'US',
      });
    },
  );

  test('zero stays zero where it can be true', () => {
    expect(scorecardValues({ ADM_RATE: '0', C100_4: '0.0', UGDS: '0' })).toMatchObject({
      'academics.details.admission.acceptanceRate': 0,
      'academics.details.afterCollege.fourYearGraduationRate': 0,
      enrollmentSize: 0,
    });
  });

  test('a row has the name of its institution, an empty one where the file does not know it', () => {
    expect([scorecardFacts().name, scorecardFacts({ INSTNM: 'NULL' }).name]).toEqual(['Quarry Hill College', '']);
  });

  test('the net price of a public college is that of public ones', () => {
    const prices = { NPT4_PUB: '14559', NPT4_PRIV: '30000' };
    const field = 'academics.details.costs.netPriceTuition';
    expect(scorecardValues({ ...prices, CONTROL: '1' })).toMatchObject({ [field]: 14_559, collegeType: 'public' });
    expect(scorecardValues({ ...prices, CONTROL: '3' })).toMatchObject({ [field]: 30_000, collegeType: 'privateForProfit' });
  });

  test.each([
    ['11', 'city'],
    ['13', 'city'],
    ['21', 'suburb'],
    ['32', 'town'],
    ['43', 'rural'],
    ['-3', undefined],
    ['0', undefined],
  ])('locale %s is %s', (LOCALE, setting) => {
    expect(scorecardValues({ LOCALE }).campusSetting).toBe(setting);
  });

  test('a negative price, a wrong address and an unknown church are no facts and named; "not applicable" is nothing', () => {
    const { facts, unusable } = scorecardFacts({ CONTROL: '1', NPT4_PUB: '-3220', INSTURL: 'https://', RELAFFIL: '999' });
    expect(facts.map(({ field }) => field)).toEqual(['legalName', 'address.country', 'collegeType']);
    expect([...unusable].toSorted()).toEqual(['INSTURL', 'NPT4_PUB', 'RELAFFIL']);
    expect(scorecardFacts({ RELAFFIL: '-2' }).unusable).toEqual([]);
  });

  test('a column that the file lacks says nothing; a broken cell is named with its column', () => {
    expect(readScorecardRow({ UNITID: '100001', INSTNM: 'Quarry Hill College' })).toHaveProperty('row.UGDS', null);
    const broken = readScorecardRow(someScorecardCells({ ADM_RATE: '66.2', PCIP11: 'many', UNITID: '' }));
    expect('problems' in broken ? broken.problems.map(({ column, message }) => `${column} ${message}`) : []).toEqual([
      'UNITID is empty',
      'ADM_RATE "66.2" is not between 0 and 1',
      'PCIP11 "many" is not a number',
    ]);
  });

  test('religious affiliations have a code and a name each, once', () => {
    const { entries } = RELIGIOUS_AFFILIATIONS;
    expect(entries).toHaveLength(67);
    expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    for (const { value } of entries) expect(value).toMatch(/^[1-9]\d{1,2}$/);
  });
});
