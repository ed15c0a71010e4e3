import { describe, expect, test } from 'vitest';
import { academics } from '../college/college-parts';
import { countryCode } from '../person/profiles/profile-parts';
import { FIRST_YEAR, MONTHS, yearsFrom } from './calendar-lists';
import { CIP_FAMILIES } from './cip-families';
import { LEAGUES } from './college-kinds';
import { NAIA_CONFERENCES, USPORTS_CONFERENCES } from './conferences/naia';
import { NCAA_D1_CONFERENCES, NCAA_D2_CONFERENCES, NCAA_D3_CONFERENCES } from './conferences/ncaa';
import { NJCAA_CONFERENCES } from './conferences/njcaa';
import { COUNTRIES } from './countries';
import { AWARD_TEAMS, HONOURS } from './honours';
import { NOTABLE_PERSON_TYPES, PROFESSIONAL_FIELDS } from './notable-people';
import { CLASS_YEAR_NAMES, CLASS_YEARS, POSITION_NAMES, TIER_NAMES, TIERS } from './player-lists';
import { POSITIONS } from './positions';
import { PRO_LEAGUES } from './pro-clubs';
import type { Choice, ReferenceList } from './reference-list';
import { REGIONS, regionsOf } from './regions';
import { RELIGIOUS_AFFILIATIONS } from './religious-affiliations';
import { STATES } from './states';

const CHOICES: readonly (readonly [name: string, list: ReferenceList<Choice>])[] = [
  ['states and provinces', STATES],
  ['regions', REGIONS],
  ['CIP families', CIP_FAMILIES],
  ['countries', COUNTRIES],
  ['tiers', TIER_NAMES],
  ['positions', POSITION_NAMES],
  ['class years', CLASS_YEAR_NAMES],
  ['honours', HONOURS],
  ['award teams', AWARD_TEAMS],
  ['types of notable persons', NOTABLE_PERSON_TYPES],
  ['professional fields', PROFESSIONAL_FIELDS],
  ['months', MONTHS],
];

/** Lists of proper names, which are the same in every language. */
const NAMES: readonly (readonly [name: string, list: ReferenceList<unknown>])[] = [
  ['conferences of NCAA Division I', NCAA_D1_CONFERENCES],
  ['conferences of NCAA Division II', NCAA_D2_CONFERENCES],
  ['conferences of NCAA Division III', NCAA_D3_CONFERENCES],
  ['conferences of the NAIA', NAIA_CONFERENCES],
  ['conferences of the NJCAA', NJCAA_CONFERENCES],
  ['conferences of U SPORTS', USPORTS_CONFERENCES],
  ...Object.values(PRO_LEAGUES).map(({ label, clubs }) => [`clubs of ${label}`, clubs] as const),
  ['religious affiliations', RELIGIOUS_AFFILIATIONS],
];

describe('every reference list', () => {
  test.each([...CHOICES, ...NAMES])('%s: says where it comes from and when it was checked', (_, { asOf, source }) => {
    expect(asOf).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
    expect(source.trim().length).toBeGreaterThan(5);
  });

  test.each(CHOICES)('%s: has each value and each name once, in both languages', (_, { entries }) => {
    for (const key of ['value', 'en', 'de'] as const) {
      const texts = entries.map((entry) => entry[key]);
      expect(new Set(texts).size, key).toBe(texts.length);
      for (const text of texts) expect(text).toMatch(/^\S(?:.*\S)?$/);
    }
  });
});

describe('[S3-10] states and provinces', () => {
  const count = (country: string, kind: string): number =>
    STATES.entries.filter((state) => state.country === country && state.kind === kind).length;

  test('are the 50 states with district and five territories, the ten provinces with three territories', () => {
    expect([count('US', 'state'), count('US', 'district'), count('US', 'territory')]).toEqual([50, 1, 5]);
    expect([count('CA', 'province'), count('CA', 'territory')]).toEqual([10, 3]);
    expect(STATES.entries).toHaveLength(69);
  });

  test('have postal abbreviations of two letters', () => {
    for (const { value } of STATES.entries) expect(value).toMatch(/^[A-Z]{2}$/);
  });
});

test('[S3-10] regions are 1 to 24 in the first two divisions and 1 to 21 in the third', () => {
  const numbers = (division: 1 | 2 | 3) => regionsOf(division).map(({ value }) => Number(value));
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  expect([numbers(1), numbers(2), numbers(3)]).toEqual([upTo(24), upTo(24), upTo(21)]);
  expect(new Set(REGIONS.entries.map(({ area }) => area)).size).toBe(24);
});

describe('[S3-10] CIP families', () => {
  test('are the 48 two-digit families of CIP 2020 that are not reserved, in order', () => {
    const values = CIP_FAMILIES.entries.map(({ value }) => value);
    const unused = [2, 6, 7, 8, 17, 18, 20, 21, 55, 56, 57, 58, 59];
    const numbers = Array.from({ length: 61 }, (_, index) => index + 1).filter((number) => !unused.includes(number));
    expect(values).toEqual(numbers.map((number) => `${number}`.padStart(2, '0')));
  });

  test('have short labels of at most 45 characters', () => {
    for (const { en, de } of CIP_FAMILIES.entries) expect(Math.max(en.length, de.length)).toBeLessThanOrEqual(45);
  });

  test('a college takes codes of the listed families and no others', () => {
    const takes = (...cipCodes: string[]) => academics.shape.cipCodes.safeParse(cipCodes).success;
    expect(CIP_FAMILIES.entries.every(({ value }) => takes(value, `${value}.01`, `${value}.0101`))).toBe(true);
    expect([takes('21'), takes('99'), takes('11', '02.0101'), takes('1'), takes('11.07011')]).toEqual(Array(5).fill(false));
  });

  test('nine of them are no field in which undergraduates take a degree', () => {
    const others = CIP_FAMILIES.entries.filter(({ isMajor }) => !isMajor).map(({ value }) => value);
    expect(others).toEqual(['32', '33', '34', '35', '36', '37', '53', '60', '61']);
  });
});

test('[S3-10] the lists that the specification spells out are exactly those, in its order', () => {
  const values = (list: ReferenceList<Choice>): readonly string[] => list.entries.map(({ value }) => value);
  expect(values(TIER_NAMES)).toEqual([...TIERS]);
  expect(values(POSITION_NAMES)).toEqual([...POSITIONS]);
  expect(values(CLASS_YEAR_NAMES)).toEqual([...CLASS_YEARS]);
  expect([TIERS.join(' '), POSITIONS.join(' '), CLASS_YEARS.join(' ')]).toEqual([
    'T1 T2 T3 T4 T5',
    'GK LB RB CB DM CM AM LM RM FW',
    'Freshman Sophomore Junior Senior',
  ]);
  expect(AWARD_TEAMS.entries.map(({ en }) => en)).toEqual(['1st Team', '2nd Team', '3rd Team', 'Honorable Mention']);
  const honours = HONOURS.entries.map(({ en }) => en);
  for (const named of ['All-American', 'All-Region', 'All-Conference', 'Academic All-American']) expect(honours).toContain(named);
  expect(Object.values(LEAGUES).map(({ label }) => label)).toEqual(['NCAA', 'NAIA', 'NJCAA', 'U SPORTS', 'Other']);
});

describe('[S3-10] countries with dial codes', () => {
  test('are the 249 of ISO 3166-1 and Kosovo, known to every browser by the same two letters', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRIES.entries).toHaveLength(250);
    for (const { value } of COUNTRIES.entries) {
      expect(value).toMatch(/^[A-Z]{2}$/);
      expect(names.of(value), value).toBeDefined();
    }
  });

  test('have dial codes of one to seven digits without plus sign, and none only where nobody lives', () => {
    for (const code of COUNTRIES.entries.flatMap(({ dialCodes }) => dialCodes)) expect(code).toMatch(/^[1-9]\d{0,6}$/);
    const silent = COUNTRIES.entries.filter(({ dialCodes }) => dialCodes.length === 0).map(({ value }) => value);
    expect(silent.toSorted()).toEqual(['BV', 'HM', 'TF', 'UM']);
    const dialled = (wanted: string) => COUNTRIES.entries.find(({ value }) => value === wanted)?.dialCodes;
    expect([dialled('US'), dialled('DE'), dialled('DO')]).toEqual([['1'], ['49'], ['1809', '1829', '1849']]);
  });

  test('a profile takes the code of a listed country and no other two letters', () => {
    expect(COUNTRIES.entries.every(({ value }) => countryCode.safeParse(value).success)).toBe(true);
    for (const wrong of ['XX', 'UK', 'us', 'USA', '']) expect(countryCode.safeParse(wrong).success, wrong).toBe(false);
  });
});

describe('[S3-10] clubs of the three professional leagues', () => {
  const clubs = Object.values(PRO_LEAGUES).flatMap((league) => league.clubs.entries);

  test('are all clubs of the season, by name', () => {
    const counts = Object.entries(PRO_LEAGUES).map(([league, { clubs: list }]) => [league, list.entries.length]);
    expect(counts).toEqual([
      ['mls', 30],
      ['uslc', 24],
      ['usl1', 14],
    ]);
    for (const { clubs: list } of Object.values(PRO_LEAGUES)) {
      const names = list.entries.map(({ name }) => name);
      expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')));
    }
  });

  test('have a value and a name each that no other club has, and play in a listed state or province', () => {
    const states = new Set(STATES.entries.map(({ value }) => value));
    for (const key of ['value', 'name'] as const) expect(new Set(clubs.map((club) => club[key])).size).toBe(clubs.length);
    for (const { value, state } of clubs) {
      expect(value).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(states, value).toContain(state);
    }
  });
});

test('[S3-10] the twelve months carry the two digits of a date', () => {
  expect(MONTHS.entries.map(({ value }) => Number(value))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(MONTHS.entries.every(({ value }) => value.length === 2)).toBe(true);
});

test('[S3-10] years lead from the current one back to 1970 and to 1640', () => {
  const recent = yearsFrom(FIRST_YEAR.recent, 2026);
  const historic = yearsFrom(FIRST_YEAR.historic, 2026);
  expect([recent.length, recent[0], recent.at(-1)]).toEqual([57, 2026, 1970]);
  expect([historic.length, historic[0], historic.at(-1)]).toEqual([387, 2026, 1640]);
  expect(yearsFrom(1970, 1969)).toEqual([]);
});
