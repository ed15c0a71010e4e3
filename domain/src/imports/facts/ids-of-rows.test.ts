import { describe, expect, test } from 'vitest';
import { aCollege } from '../../college/testing/a-college';
import type { College } from '../../college/college';
import { slugOf } from '../../kernel/text/fold-text';
import { idsOfRows } from './ids-of-rows';

const place = (registryId: number, name: string, city: string | null, state: string | null) => ({
  registryId,
  name,
  city,
  state,
});
const fulton = place(179946, 'Westminster College', 'Fulton', 'MO');
const wilmington = place(216807, 'Westminster College', 'New Wilmington', 'PA');
const indiana = place(150066, 'Anderson University', 'Anderson', 'IN');
const carolina = place(217633, 'Anderson University', 'Anderson', 'SC');

function stored(_id: string, name: string, given: { registryId?: number; state?: string } = {}): College {
  const blank = aCollege();
  const { registryId = null, state = null } = given;
  return { ...blank, _id, name, ipedsUnitId: registryId, address: { ...blank.address, administrative_area_level_1: state } };
}
const ids = (rows: Parameters<typeof idsOfRows>[0], colleges: readonly College[] = []) =>
  Object.fromEntries(idsOfRows(rows, colleges));

describe('ids of imported colleges', () => {
  test('come from the name', () => {
    expect(ids([place(1, 'Stanford University', 'Stanford', 'CA')])).toEqual({ 1: 'stanford-university' });
  });

  test('twins both get their city, where that is the same too their state', () => {
    expect(ids([fulton, wilmington, indiana, carolina])).toEqual({
      179946: 'westminster-college-fulton',
      216807: 'westminster-college-new-wilmington',
      150066: 'anderson-university-anderson-in',
      217633: 'anderson-university-anderson-sc',
    });
  });

  test('triplets in one place get their UNITID', () => {
    expect(ids([indiana, { ...indiana, registryId: 7 }])).toEqual({
      150066: 'anderson-university-150066',
      7: 'anderson-university-7',
    });
  });

  test('are the same however far an earlier run came', () => {
    const rows = [fulton, wilmington, indiana, carolina];
    const whole = ids(rows);
    for (const { registryId, name } of rows) {
      expect(ids(rows, [stored(whole[registryId] ?? '', name, { registryId })])).toEqual(whole);
    }
  });

  test('stay with the UNITID when a college changes its name or is moved', () => {
    expect(
      ids(
        [{ ...fulton, name: 'Westminster University' }],
        [stored('westminster', 'Westminster College', { registryId: 179946 })],
      ),
    ).toEqual({
      179946: 'westminster',
    });
  });

  test('a college without UNITID is known again by name and state, if only one row fits', () => {
    const college = stored('the-westminster', 'Westminster  College', { state: 'PA' });

    expect(ids([wilmington], [college])).toEqual({ 216807: 'the-westminster' });
    expect(ids([wilmington, { ...wilmington, registryId: 8, city: 'Erie' }], [college])).toEqual({
      216807: 'westminster-college-new-wilmington',
      8: 'westminster-college-erie',
    });
    expect(ids([fulton], [college])).toEqual({ 179946: 'westminster-college-fulton' });
  });

  test('a college with another UNITID is never taken for it', () => {
    expect(ids([wilmington], [stored('westminster-college', 'Westminster College', { registryId: 5, state: 'PA' })])).toEqual({
      216807: 'westminster-college-new-wilmington',
    });
  });

  test('a name without letters gives way to the UNITID', () => {
    expect(ids([place(9, '???', null, null)])).toEqual({ 9: 'college-9' });
  });
});

test.each([
  ['Texas A & M University-Corpus Christi', 'texas-a-and-m-university-corpus-christi'],
  ["Saint Mary's College of California", 'saint-marys-college-of-california'],
  ["D'Youville  University", 'dyouville-university'],
  ['Université de Montréal', 'universite-de-montreal'],
  ['Wheaton College (Massachusetts)', 'wheaton-college-massachusetts'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%s is %s in an id', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
