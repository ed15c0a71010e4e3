import { expect, test } from 'vitest';
import { academicsCost, campPrice, CURRENCY_OF, ownPrice } from './money';

test('[S9-05] a cost of studying has $ in front, the language’s separator and no decimals', () => {
  expect([academicsCost(12_345, 'en'), academicsCost(12_345, 'de')]).toEqual(['$12,345', '$12.345']);
  expect([academicsCost(0, 'en'), academicsCost(999, 'de'), academicsCost(1_234_567, 'de')]).toEqual([
    '$0',
    '$999',
    '$1.234.567',
  ]);
  expect(academicsCost(-500, 'en')).toBe('-$500');
});

test('[S9-05] a camp price has two decimals', () => {
  expect([campPrice(125_000, 'en'), campPrice(125_000, 'de')]).toEqual(['$1,250.00', '$1.250,00']);
  expect([campPrice(0, 'en'), campPrice(29_95, 'de')]).toEqual(['$0.00', '$29,95']);
});

test('[S9-12] our own prices are the same figure in dollars for English and in euros for German', () => {
  expect(CURRENCY_OF).toEqual({ en: 'USD', de: 'EUR' });
  expect([ownPrice(999, 'en'), ownPrice(999, 'de')]).toEqual(['$9.99', '9,99\u00a0€']);
  expect([ownPrice(0, 'en'), ownPrice(0, 'de')]).toEqual(['$0', '0\u00a0€']);
});
