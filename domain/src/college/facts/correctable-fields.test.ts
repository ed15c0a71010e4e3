import { expect, test } from 'vitest';
import { COLLEGE_FACTS, FACTS_OF_TEAM } from './fact-list';
import { CORRECTABLE_FIELDS, rowOfField, typedTextOf, typedValue } from './correctable-fields';

test('each fact that may be corrected has a row, also those of the teams', () => {
  expect(CORRECTABLE_FIELDS.filter((field) => rowOfField(field) === null)).toEqual([]);
  expect(CORRECTABLE_FIELDS).toContain('athletics.sport.female.conference');
});

test('every fact may be corrected but what a college writes in its own words, the table of years and how a team is known', () => {
  const isCorrectable = (field: string) => CORRECTABLE_FIELDS.some((one) => one === field);
  const others = [
    ...COLLEGE_FACTS.flatMap(({ path }) => (isCorrectable(path) ? [] : [path])),
    ...FACTS_OF_TEAM.flatMap(({ path }) => (isCorrectable(`athletics.sport.male.${path}`) ? [] : [`team: ${path}`])),
  ];
  expect(others.toSorted()).toEqual([
    ...['academics.description', 'academics.yearlyFigures', 'campus.description', 'campus.subtitleValue', 'city.description'],
    ...['description', 'detailLabel', 'detailValue', 'subtitleLabel', 'subtitleValue'].map((name) => `facilities.${name}`),
    ...['tags', 'team: evidence'],
  ]);
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
