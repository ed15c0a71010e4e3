import { expect, test } from 'vitest';
import { upgradeDocument } from '../kernel/documents/upgrade';
import { isObject } from '../kernel/json/json';
import { blankCollege, college as collegeSchema, COLLEGE_SCHEMA_VERSION, COLLEGES } from './college';

const identity = { _id: 'new-college', name: 'New College', pathName: 'New_College' };

test('a new college has its identity, version 1, and nothing else', () => {
  const blank = blankCollege(identity);
  expect(blank).toMatchObject({
    ...identity,
    version: 1,
    schemaVersion: COLLEGE_SCHEMA_VERSION,
    albums: [],
    pictures: [],
    sources: {},
    collegeURL: null,
  });
  expect(collegeSchema.parse(blank)).toEqual(blank);
});

test('every field of the schema is there, so that each edit finds its path', () => {
  const missing = (schema: typeof collegeSchema.def.shape, value: object): string[] =>
    Object.keys(schema).filter((key) => !(key in value));
  const blank = blankCollege(identity);
  expect(missing(collegeSchema.def.shape, blank)).toEqual([]);
  for (const part of [
    blank.academics,
    blank.athletics,
    blank.facilities,
    blank.campus,
    blank.city,
    blank.address,
    blank.admissions,
  ]) {
    expect(isObject(part) && Object.values(part).every((value) => value !== undefined)).toBe(true);
  }
});

test.each([
  ['an id with capitals', { _id: 'New' }],
  ['an id with a slash', { _id: 'a/b' }],
  ['no name', { name: ' ' }],
  ['an address with a space', { pathName: 'New College' }],
])('%s is refused', (_, change) => {
  expect(() => blankCollege({ ...identity, ...change })).toThrow();
});

const RATE = 'academics.details.afterCollege.fourYearGraduationRate';
const IMPORTED = { [RATE]: { by: 'import', name: 'College Scorecard', year: 2024 } };
/** A college of version 3 with this four-year rate, brought to the present version. */
const upgraded = (rate: number, others: object) => {
  const blank = blankCollege(identity);
  const { academics } = blank;
  const afterCollege = { ...academics.details.afterCollege, fourYearGraduationRate: rate };
  const stored = { ...blank, ...others, academics: { ...academics, details: { ...academics.details, afterCollege } } };
  return upgradeDocument({ ...stored, schemaVersion: 3 }, COLLEGES.version, COLLEGES.upgrades);
};
const withRate = (rate: number | null) => ({ academics: { details: { afterCollege: { fourYearGraduationRate: rate } } } });

test.each([
  ['0, which says that nobody was counted', 0, { league: 'ncaa' }],
  ['that of a two-year college', 31, { league: 'njcaa' }],
])('a college of version 3 loses an imported four-year rate of %s, with its source', (_, rate, { league }) => {
  expect(upgraded(rate, { league, sources: IMPORTED })).toMatchObject({ ...withRate(null), sources: {} });
});

test.each([
  ['an imported rate of a four-year college', 58, { league: 'ncaa', sources: IMPORTED }],
  ['what a coach wrote', 0, { league: 'ncaa', sources: { [RATE]: { by: 'coach', name: null, year: 2024 } } }],
])('a college of version 3 keeps %s', (_, rate, others) => {
  expect(upgraded(rate, others)).toMatchObject({ ...withRate(rate), sources: others.sources });
});

test('[S3-04] the imported name of a college of version 4 is its legal name, with its source; what a person wrote is not', () => {
  const name = { by: 'import', source: 'IPEDS', year: 2024 };
  const upgradedFrom4 = (sources: object) => {
    const { legalName: _, ...stored } = blankCollege(identity);
    return upgradeDocument({ ...stored, sources, schemaVersion: 4 }, COLLEGES.version, COLLEGES.upgrades);
  };
  expect(upgradedFrom4({ name })).toMatchObject({ legalName: 'New College', sources: { name, legalName: name } });
  const byAdmin = { name: { by: 'admin', source: 'admin', year: 2026 } };
  expect(upgradedFrom4(byAdmin)).toMatchObject({ legalName: null, sources: byAdmin });
});

test('a founding year that stood as an English text on the campus becomes a fact; other texts stay', () => {
  const { foundedIn: _, ...stored } = blankCollege(identity);
  const upgradedFrom6 = (subtitleValue: string | null) => {
    const campus = { ...stored.campus, subtitleValue };
    return upgradeDocument({ ...stored, campus, schemaVersion: 6 }, COLLEGES.version, COLLEGES.upgrades);
  };
  expect(upgradedFrom6('Founded in 1824')).toMatchObject({ foundedIn: 1824, campus: { subtitleValue: null } });
  const stays = 'Founded in 1824 by the sea';
  expect(upgradedFrom6(stays)).toMatchObject({ foundedIn: null, campus: { subtitleValue: stays } });
  expect(COLLEGES.schema.safeParse(upgradedFrom6('Founded in 1636')).success).toBe(true);
});
