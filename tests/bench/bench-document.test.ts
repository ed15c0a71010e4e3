import { expect, test } from 'vitest';
import { benchSection, benchSections, withBenchTable } from './bench-document';
import type { BenchTable } from './bench-table';

const row = (name: string, ms: string) => ({ name, values: { 'blocking, ms': ms } });
const pages = (...rows: BenchTable['rows']): BenchTable => ({ title: 'Pages', note: 'Medians.', rows });
const lastRun = [
  benchSection({ ...pages(row('rules', '3')), title: 'Rules' }),
  benchSection(pages(row('/home', '90'), row('/', '40'))),
];

test('the sections of a document are read as they were written', () => {
  expect(benchSections(['# Measured\n', 'Node\n', ...lastRun].join('\n'))).toEqual(lastRun);
});

test('a table replaces the one with the same title, and a new one follows the others', () => {
  expect(withBenchTable(lastRun, pages(row('/', '35')))).toEqual([lastRun[0], benchSection(pages(row('/', '35')))]);
  const further = { ...pages(row('/', '35')), title: 'Pages of Chakra' };
  expect(withBenchTable(lastRun, further)).toEqual([...lastRun, benchSection(further)]);
});

test('a table measured in part keeps the other rows in their order', () => {
  const part = { ...pages(row('/home', '70'), row('/colleges', '95')), note: 'Medians of three.', isPart: true };

  expect(withBenchTable(lastRun, part)[1]).toBe(
    benchSection({ ...pages(row('/home', '70'), row('/', '40'), row('/colleges', '95')), note: 'Medians of three.' }),
  );
});

test('a table measured in part keeps no rows of other columns', () => {
  const part = { ...pages({ name: '/home', values: { 'usable, s': '6.1' } }), isPart: true };

  expect(withBenchTable(lastRun, part)[1]).toBe(benchSection(part));
});
