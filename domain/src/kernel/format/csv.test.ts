import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv';

test('quotes what has commas, quotes and line breaks, and leaves empty what is not known', () => {
  expect(
    csvOf([
      ['Name', 'Note'],
      ['Harbor Point', 'Call "Monday",\nthen visit'],
      ['Eastridge', null],
    ]),
  ).toBe('\uFEFFName,Note\r\nHarbor Point,"Call ""Monday"",\nthen visit"\r\nEastridge,\r\n');
  expect(csvOf([[-5, 12.5]])).toBe('\uFEFF-5,12.5\r\n');
});

test('no formula stands behind a semicolon, by which German spreadsheets part cells', () => {
  expect(csvOf([['Kick;=1+1', 'a; @b;+c', 'Smile ; then go']])).toBe("\uFEFFKick;'=1+1,a; '@b;'+c,Smile ; then go\r\n");
  expect(csvOf([['a;"=1+1"']])).toBe(`\uFEFF"a;""'=1+1"""\r\n`);
});

test('no text begins as a formula does', () => {
  for (const attack of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])
    expect(csvOf([[attack]])).toContain(`'${attack}`);
  const aStart = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', '"', "'");
  const seen = { formula: 0, harmless: 0, quoted: 0 };
  fc.assert(
    fc.property(aStart, fc.string(), (start, rest) => {
      const text = start + rest;
      seen[/^[=+\-@\t\r\n]/.test(text) ? 'formula' : 'harmless'] += 1;
      seen.quoted += /[",\r\n]/.test(text) ? 1 : 0;
      expect(csvOf([[text]]).slice(1)).not.toMatch(/^"?[=+\-@\t\r\n](?!\n$)/);
    }),
    { seed: 9, numRuns: 500 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
});
