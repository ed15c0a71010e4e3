import { expect, test } from 'vitest';
import { upgradeDocument } from '../../kernel/documents/upgrade';
import { aCollege, aTeam } from '../testing/a-college';
import { CATALOGUE_ROWS, catalogueRow, catalogueRowOf } from './catalogue-row';

test('a row says what lists, search and matching need, and fits its schema', () => {
  const blank = aCollege();
  const { details } = blank.academics;
  const college = aCollege({
    shortName: 'Harbor',
    abbreviation: 'HPU',
    nickname: 'Mariners',
    aliases: ['Old Harbor'],
    color: '#0B3D2E',
    league: 'ncaa',
    division: 3,
    conference: 'Coast',
    address: { locality: 'Harbor', administrative_area_level_1: 'ME', country: 'US', postal_code: '04000', address: 'Quay 1' },
    athletics: {
      sport: [
        aTeam({
          sex: 'female',
          rosterNeeds: [
            { id: 'GK-2027', position: 'GK', graduationYear: 2027, need: 'open', changedOn: '2026-03-01' },
            { id: 'CB-2027', position: 'CB', graduationYear: 2027, need: 'watching', changedOn: '2026-03-01' },
          ],
        }),
      ],
    },
    collegeType: 'public',
    affiliation: null,
    campusSetting: 'town',
    enrollmentSize: 3200,
    position: { lat: 43.66, lng: -70.25 },
    academics: {
      ...blank.academics,
      cipCodes: ['26.0101', '11', '26.13'],
      details: {
        ...details,
        admission: { ...details.admission, acceptanceRate: 61.5, sat: { low: 1010, high: 1230 }, act: { low: 21, high: null } },
        costs: { ...details.costs, netPriceTuition: 18_250 },
        afterCollege: { ...details.afterCollege, fourYearGraduationRate: 40, sixYearGraduationRate: 58.2 },
      },
    },
  });
  const row = catalogueRowOf(college);
  expect(row).toEqual({
    _id: 'test-college',
    schemaVersion: 8,
    legalName: null,
    mensConference: null,
    womensConference: 'ncaa-d3-coast',
    mensDivision: null,
    womensDivision: null,
    missions: [],
    outOfStateTuition: null,
    unitId: null,
    inferred: [],
    secondColor: null,
    name: 'Test College',
    pathName: 'Test_College',
    shortName: 'Harbor',
    abbreviation: 'HPU',
    nickname: 'Mariners',
    aliases: ['Old Harbor'],
    color: '#0B3D2E',
    league: 'ncaa',
    division: 3,
    conference: 'Coast',
    sexes: ['female'],
    city: 'Harbor',
    state: 'ME',
    country: 'US',
    collegeURL: 'https://www.test-college.example.edu/',
    host: 'test-college.example.edu',
    collegeType: 'public',
    affiliation: null,
    setting: 'town',
    students: 3200,
    fields: ['11', '26'],
    acceptanceRate: 61.5,
    graduationRate: 58.2,
    graduationYears: 6,
    netPrice: 18_250,
    satLow: 1010,
    satHigh: 1230,
    actLow: 21,
    actHigh: null,
    lat: 43.66,
    lng: -70.25,
    milesToSea: 3,
    needs: ['wGK2027'],
    pauses: [],
  });
  expect(catalogueRow.parse(row)).toEqual(row);
});

test('a row tells nothing of a college’s contacts, pictures or texts', () => {
  const { address, ...college } = aCollege({ collegeEmail: 'office@example.edu' });
  const text = JSON.stringify(catalogueRowOf({ ...college, address: { ...address, address: 'Quay 1', postal_code: '04000' } }));
  for (const detail of ['office@example.edu', 'Quay 1', '04000', 'picture-1', 'A town by a river.'])
    expect(text).not.toContain(detail);
});

test('[S3-10] a row of the fifth version gets the conferences of its teams from that of its college', () => {
  const {
    mensConference: _,
    womensConference: __,
    _id,
    ...row
  } = catalogueRowOf(aCollege({ league: 'naia', conference: 'AAC', athletics: { sport: [aTeam({ sex: 'female' })] } }));
  const stored = { ...row, schemaVersion: 5 };
  expect(upgradeDocument(stored, CATALOGUE_ROWS.version, CATALOGUE_ROWS.upgrades)).toMatchObject({
    mensConference: null,
    womensConference: 'naia-aac',
  });
});

test('[S3-04] a row has the legal name where it is another than the one that people use', () => {
  const legalName = 'University of Sampleton-Sampleton Campus';
  expect(catalogueRowOf(aCollege({ legalName }))).toMatchObject({ name: 'Test College', legalName });
  expect(catalogueRowOf(aCollege({ legalName: 'Test College' }))).toMatchObject({ legalName: null });
});

test('the graduation rate of a two-year college is that of three years, and never that of four', () => {
  const { academics } = aCollege();
  const rowOf = (rates: object) =>
    catalogueRowOf(
      aCollege({
        academics: {
          ...academics,
          details: { ...academics.details, afterCollege: { ...academics.details.afterCollege, ...rates } },
        },
      }),
    );
  expect(rowOf({ threeYearGraduationRate: 31.5, fourYearGraduationRate: 60 })).toMatchObject({
    graduationRate: 31.5,
    graduationYears: 3,
  });
  expect(rowOf({ fourYearGraduationRate: 60 })).toMatchObject({ graduationRate: null, graduationYears: null });
});

test('a row of the fourth version forgets its rate, which was that of four years', () => {
  const { graduationYears: _, _id, ...row } = catalogueRowOf(aCollege());
  const stored = { ...row, schemaVersion: 4, graduationRate: 61 };
  expect(upgradeDocument(stored, CATALOGUE_ROWS.version, CATALOGUE_ROWS.upgrades)).toMatchObject({
    graduationRate: null,
    graduationYears: null,
  });
});

test('a college without a site has no host', () => {
  expect(catalogueRowOf(aCollege({ collegeURL: null }))).toMatchObject({ collegeURL: null, host: null });
});

test('a row of the first version is read: what it did not say is unknown', () => {
  const college = catalogueRowOf(aCollege());
  const { _id, name, pathName, shortName, abbreviation, nickname, aliases, city, state, country } = college;
  const { league, division, conference, sexes, color, collegeURL, host } = college;
  const stored = {
    schemaVersion: 1,
    name,
    pathName,
    shortName,
    abbreviation,
    nickname,
    aliases,
    city,
    state,
    country,
    league,
    division,
    conference,
    sexes,
    color,
    collegeURL,
    host,
  };
  expect(catalogueRow.parse({ ...upgradeDocument(stored, CATALOGUE_ROWS.version, CATALOGUE_ROWS.upgrades), _id })).toEqual(
    college,
  );
});
