import { expect, test } from 'vitest';
import { CORRECTABLE_FIELDS, rowOfField, typedTextOf, typedValue } from './correctable-fields';

test('each fact that may be corrected has a row, also those of the teams', () => {
  expect(CORRECTABLE_FIELDS.filter((field) => rowOfField(field) === null)).toEqual([]);
  expect(CORRECTABLE_FIELDS).toContain('athletics.sport.female.conference');
});

test.each([
  ['percent', '61.5', 61.5],
  ['dollars', '41,200', '41,200'],
  ['numberChoice', '3', 3],
  ['range', '1100-1300', { low: 1100, high: 1300 }],
  ['position', '40.1, -75.25', { lat: 40.1, lng: -75.25 }],
  ['lines', 'Pitt\nPittsburgh', ['Pitt', 'Pittsburgh']],
  ['lines', '', []],
  ['text', 'Gulls', 'Gulls'],
  ['text', '', null],
] as const)('a %s typed as %j is %j, and is shown as it was typed', (kind, typed, value) => {
  expect(typedValue(kind, ` ${typed} `)).toEqual(value);
  expect(typedTextOf(value)).toBe(typed);
});
