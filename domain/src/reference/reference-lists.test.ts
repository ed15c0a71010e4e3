import { describe, expect, test } from 'vitest';
import { CIP_FAMILIES } from './cip-families';
import type { Choice, ReferenceList } from './reference-list';
import { REGIONS, regionsOf } from './regions';
import { STATES } from './states';

const CHOICES: readonly (readonly [name: string, list: ReferenceList<Choice>])[] = [
  ['states and provinces', STATES],
  ['regions', REGIONS],
  ['CIP families', CIP_FAMILIES],
];

describe('[S3-10] every reference list', () => {
  test.each(CHOICES)('%s: says where it comes from and when it was checked', (_, { asOf, source }) => {
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

  test('nine of them are no field in which undergraduates take a degree', () => {
    const others = CIP_FAMILIES.entries.filter(({ isMajor }) => !isMajor).map(({ value }) => value);
    expect(others).toEqual(['32', '33', '34', '35', '36', '37', '53', '60', '61']);
  });
});
