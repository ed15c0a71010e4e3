import { expect, test } from 'vitest';
import { aCollege, aTeam } from '../testing/a-college';
import { catalogueRow, catalogueRowOf } from './catalogue-row';

test('a row says what lists, search and matching need, and fits its schema', () => {
  const college = aCollege({
    ...{ shortName: 'Harbor', abbreviation: 'HPU', nickname: 'Mariners', aliases: ['Old Harbor'], color: '#0B3D2E' },
    ...{ league: 'ncaa', division: 3, conference: 'Coast' },
    address: { locality: 'Harbor', administrative_area_level_1: 'ME', country: 'US', postal_code: '04000', address: 'Quay 1' },
    athletics: { sport: [aTeam({ sex: 'female' })] },
  });
  const row = catalogueRowOf(college);
  expect(row).toEqual({
    ...{ _id: 'test-college', schemaVersion: 1, name: 'Test College', pathName: 'Test_College' },
    ...{ shortName: 'Harbor', abbreviation: 'HPU', nickname: 'Mariners', aliases: ['Old Harbor'], color: '#0B3D2E' },
    ...{ league: 'ncaa', division: 3, conference: 'Coast', sexes: ['female'] },
    ...{ city: 'Harbor', state: 'ME', country: 'US' },
    ...{ collegeURL: 'https://www.test-college.example.edu/', host: 'test-college.example.edu' },
  });
  expect(catalogueRow.parse(row)).toEqual(row);
});

test('a row tells nothing of a college’s contacts, pictures or texts', () => {
  const { address, ...college } = aCollege({ collegeEmail: 'office@example.edu' });
  const text = JSON.stringify(catalogueRowOf({ ...college, address: { ...address, address: 'Quay 1', postal_code: '04000' } }));
  for (const detail of ['office@example.edu', 'Quay 1', '04000', 'picture-1', 'A town by a river.'])
    expect(text).not.toContain(detail);
});

test('a college without a site has no host', () => {
  expect(catalogueRowOf(aCollege({ collegeURL: null }))).toMatchObject({ collegeURL: null, host: null });
});
