import { expect, test } from 'vitest';
import { DAILY_TABLES, tableOfDay } from './table-of-day';

const on = (moment: string) => tableOfDay(new Date(moment));

test('a day has one table from its first to its last millisecond in UTC, and the next day another', () => {
  expect(on('2026-11-27T00:00:00.000Z')).toEqual(on('2026-11-27T23:59:59.999Z'));
  expect(on('2026-11-28T00:00:00.000Z')).not.toEqual(on('2026-11-27T23:59:59.999Z'));
});

test('every table has its turn before one comes again', () => {
  const days = Array.from({ length: DAILY_TABLES.length }, (_, at) => on(`2026-12-${10 + at}T12:00:00Z`));
  expect(new Set(days.map(({ table, sex }) => `${table} ${sex}`)).size).toBe(DAILY_TABLES.length);
  expect(on(`2026-12-${10 + DAILY_TABLES.length}T12:00:00Z`)).toEqual(days[0]);
});

test('a day before 1970 has a table too', () => {
  expect(DAILY_TABLES).toContainEqual(on('1969-12-30T12:00:00Z'));
});
