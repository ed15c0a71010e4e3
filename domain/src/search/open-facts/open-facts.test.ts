import { expect, test } from 'vitest';
import { SOURCED_FIELDS } from '../../college/facts/sourced-fields';
import { aCollege, aTeam } from '../../college/testing/a-college';
import { INCOME_BANDS } from '../../reference/family-prices/income-bands';
import { NET_PRICE_FIELDS } from './family-price-facts';
import { leagueAsCsv, leagueAsJson } from './facts-of-league';
import { openFactsOf } from './open-facts';

const scorecard = { by: 'import', source: 'College Scorecard', year: 2024 } as const;
const wikipedia = { by: 'import', source: 'Wikipedia, Module:College color/data', year: 2020 } as const;
const coach = { by: 'coach', source: 'coach', year: 2026 } as const;

const rank = (given: object) => ({
  ...({ list: 'rpi', season: 2025, sex: 'female', isSample: false, publisher: 'Touchline', rank: 7 } as const),
  ...given,
});

test('the values of cleared sources are passed on, with unit, year, licence and link', () => {
  const college = aCollege({ enrollmentSize: 7841, nickname: 'Otters', sources: { enrollmentSize: scorecard, nickname: coach } });

  expect(openFactsOf(college, [], null)).toEqual([
    {
      ...{ field: 'nickname', value: 'Otters', unit: null, year: 2026, source: 'coach', link: null },
      licence: 'Free to use with the source named',
    },
    {
      ...{ field: 'enrollmentSize', value: 7841, unit: 'count', year: 2024, source: 'College Scorecard' },
      ...{ link: 'https://collegescorecard.ed.gov/data/', licence: 'Public domain: work of the US government' },
    },
  ]);
});

test.each([
  ['a source that nobody has cleared', wikipedia, 'https://en.wikipedia.org/wiki/Module:College_color/data'],
  ['what is generally known', { by: 'import', source: 'general knowledge', year: 2026 }, null],
  ['an admin', { by: 'admin', source: 'admin', year: 2026 }, null],
  ['a source unknown to us that begins like no other', { by: 'import', source: 'a blog', year: null }, null],
] as const)('of %s a fact names year and link, and its value is left out', (_, source, link) => {
  const [fact, ...others] = openFactsOf(aCollege({ color: '#123456', sources: { color: source } }), [], null);

  expect(others).toEqual([]);
  expect(fact).toEqual({
    ...{ field: 'color', unit: null, year: source.year, source: source.source, link, licence: null },
  });
});

test('what nobody knows is no fact: no value, no source, an empty list, a range of unknowns, a team that is not there', () => {
  const sources = {
    ...{ enrollmentSize: scorecard, nickname: coach, 'academics.cipCodes': scorecard },
    ...{ 'academics.details.admission.sat': scorecard, 'athletics.sport.female': scorecard },
  };
  const athletics = { sport: [aTeam({ sex: 'male' })] };

  expect(openFactsOf(aCollege({ collegeURL: 'https://www.example.edu/', athletics, sources }), [], null)).toEqual([]);
});

test('zero is known', () => {
  const sources = { 'academics.details.costs.netPriceTuition': scorecard };
  const { academics } = aCollege();
  const costs = { ...academics.details.costs, netPriceTuition: 0 };
  const facts = openFactsOf(
    aCollege({ academics: { ...academics, details: { ...academics.details, costs } }, sources }),
    [],
    null,
  );

  expect(facts.map(({ value, unit }) => [value, unit])).toEqual([[0, 'USD']]);
});

test('net prices by income and living are facts of their own; below zero is known, a band without a price is left out', () => {
  const family = { byIncome: [-79, null, 8816, 0, 50_452], living: 24_129 };
  const facts = openFactsOf(aCollege(), [], family);

  expect(facts.map(({ field, value }) => [field, value])).toEqual([
    ['familyPrices.netPriceIncomeTo30000', -79],
    ['familyPrices.netPriceIncomeTo75000', 8816],
    ['familyPrices.netPriceIncomeTo110000', 0],
    ['familyPrices.netPriceIncomeAbove110000', 50_452],
    ['familyPrices.living', 24_129],
  ]);
  for (const fact of facts) {
    expect(fact).toMatchObject({ unit: 'USD', year: 2024, source: 'College Scorecard' });
    expect(fact.licence).toBe('Public domain: work of the US government');
  }
  expect(openFactsOf(aCollege(), [], { byIncome: [], living: null })).toEqual([]);
});

test('the fields of net prices name the upper ends of the bands', () => {
  const ends = INCOME_BANDS.map((end) => (end === null ? 'Above110000' : `To${end}`));
  expect(NET_PRICE_FIELDS).toEqual(ends.map((end) => `familyPrices.netPriceIncome${end}`));
});

test('a team’s rank is our own newest one: no sample, no other publisher, no other team', () => {
  const ranks = [
    rank({ rank: 1, publisher: 'NCAA' }),
    rank({ rank: 2, isSample: true }),
    rank({ rank: 3, list: 'usc' }),
    rank({ rank: 7 }),
    rank({ rank: 8, season: 2024 }),
    rank({ rank: 9, sex: 'male' }),
  ];

  expect(openFactsOf(aCollege(), ranks, null).map(({ field, value, year }) => [field, value, year])).toEqual([
    ['athletics.sport.male.rpi', 9, 2025],
    ['athletics.sport.female.rpi', 7, 2025],
  ]);
});

const FIELDS_OF_VERSION_1 = [
  'name',
  'pathName',
  'shortName',
  'abbreviation',
  'nickname',
  'legalName',
  'aliases',
  'color',
  'secondColor',
  'colorWords',
  'league',
  'division',
  'conference',
  'collegeURL',
  'collegePhoneNumber',
  'contactURL',
  'academicsURL',
  'financialAidURL',
  'internationalsURL',
  'applyURL',
  'admissions.url',
  'position',
  'address.locality',
  'address.administrative_area_level_1',
  'address.country',
  'address.postal_code',
  'collegeType',
  'affiliation',
  'enrollmentSize',
  'campusSetting',
  'foundedIn',
  'academics.details.admission.acceptanceRate',
  'academics.details.admission.sat',
  'academics.details.admission.act',
  'academics.details.students.studentFacultyRatio',
  'academics.details.costs.netPriceTuition',
  'academics.details.costs.inStateTuition',
  'academics.details.costs.outOfStateTuition',
  'academics.details.costs.costOfAttendance',
  'academics.details.afterCollege.medianStartingSalaryAfter6Years',
  'academics.details.afterCollege.fourYearGraduationRate',
  'academics.details.afterCollege.sixYearGraduationRate',
  'academics.details.afterCollege.threeYearGraduationRate',
  'academics.cipCodes',
  'academics.yearlyFigures',
];
const TEAM_FIELDS_OF_VERSION_1 = ['', '.athleticsURL', '.conference', '.division', '.evidence', '.region'];

test('no field of version 1 is renamed or gone: other people’s programs read them', () => {
  const teams = ['male', 'female'].flatMap((sex) => TEAM_FIELDS_OF_VERSION_1.map((field) => `athletics.sport.${sex}${field}`));
  expect([...FIELDS_OF_VERSION_1, ...teams].filter((field) => !SOURCED_FIELDS.some((one) => one === field))).toEqual([]);
});

const facts = openFactsOf(
  aCollege({
    ...{ nickname: '=1+1', color: '#123456', position: { lat: 1.5, lng: -2 } },
    sources: { nickname: coach, color: wikipedia, position: scorecard },
  }),
  [],
  null,
);
const college = {
  version: 1,
  college: { id: 'one', name: 'One, the', pathName: 'One' },
  lastChange: null,
  facts: [...facts],
} as const;

test('the file of a league lists each source once as JSON; facts name it', () => {
  const { sources, colleges, ...head } = JSON.parse(leagueAsJson('naia', [college, college])) as Record<string, unknown[]>;

  expect(head).toEqual({ version: 1, league: 'naia' });
  expect(sources?.map((one) => (one as { source: string }).source)).toEqual(['coach', wikipedia.source, 'College Scorecard']);
  expect(colleges).toHaveLength(2);
});

test('as CSV it has a line for each fact, in which no spreadsheet finds a formula and no value that is not cleared', () => {
  const [head, ...lines] = leagueAsCsv([college]).trim().split('\r\n');

  expect(head).toBe('version,college,name,lastChange,field,value,unit,year,source,link,licence');
  expect(lines).toEqual([
    `1,one,"One, the",,nickname,'=1+1,,2026,coach,,Free to use with the source named`,
    `1,one,"One, the",,color,,,2020,"${wikipedia.source}",https://en.wikipedia.org/wiki/Module:College_color/data,`,
    '1,one,"One, the",,position,"{""lat"":1.5,""lng"":-2}",,2024,College Scorecard,https://collegescorecard.ed.gov/data/,Public domain: work of the US government',
  ]);
});
