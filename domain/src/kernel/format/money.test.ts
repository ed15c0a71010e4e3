import { expect, test } from 'vitest';
import { academicsCost, campPrice, chargedCurrency, CURRENCY_OF, ownPrice, paidAmount, typedCents } from './money';

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

test('[S9-12] our prices are charged in the currency of the account’s language, or of a plan that runs', () => {
  expect(CURRENCY_OF).toEqual({ en: 'usd', de: 'eur' });
  expect([chargedCurrency('en', null), chargedCurrency('de', null)]).toEqual(['usd', 'eur']);
  for (const language of ['en', 'de'] as const)
    expect([chargedCurrency(language, 'usd'), chargedCurrency(language, 'eur')]).toEqual(['usd', 'eur']);
});

test('[S9-12] our own prices are the same figure in both currencies, written by the rules of the page', () => {
  expect([ownPrice(999, 'usd', 'en'), ownPrice(999, 'usd', 'de')]).toEqual(['$9.99', '$9,99']);
  expect([ownPrice(999, 'eur', 'en'), ownPrice(999, 'eur', 'de')]).toEqual(['€9.99', '9,99\u00a0€']);
  expect([ownPrice(0, 'usd', 'de'), ownPrice(0, 'eur', 'en'), ownPrice(0, 'eur', 'de')]).toEqual(['$0', '€0', '0\u00a0€']);
});

test('[S7-20] what was paid stands in its own currency, whatever the language', () => {
  expect(paidAmount(999, 'usd', 'en')).toBe('$9.99');
  expect(paidAmount(999, 'eur', 'en')).toBe('€9.99');
  expect(paidAmount(1_000_000, 'eur', 'de')).toBe('10.000,00\u00a0€');
  expect(paidAmount(400, 'usd', 'de')).toBe('$4,00');
});

test('an amount is typed with a point or a comma and two decimals at most', () => {
  expect(['9.99', '9,99', ' 10 ', '0.5', '0', '0,05'].map(typedCents)).toEqual([999, 999, 1000, 50, 0, 5]);
  expect(['', '-1', '1.999', '1e3', '.5', '1.', '12,345.00', 'x', '12345678'].map(typedCents)).toEqual(Array(9).fill(null));
});
