import { readFileSync } from 'node:fs';
import { academicsCost, campPrice, ownPrice, paidAmount } from '@touchline/domain/kernel/format/money';
import { isObject } from '@touchline/domain/kernel/json/json';
import { expect, test } from 'vitest';

/**
 * The expected texts of servers and pages, which the tests of both read on each Node
 * (docs/decisions/100-checks-on-every-node.md).
 */
const FIXTURE = new URL('../../../../tests/fixtures/texts-on-each-node.json', import.meta.url);

function expected(...path: readonly string[]): unknown {
  const whole: unknown = JSON.parse(readFileSync(FIXTURE, 'utf8'));
  return path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), whole);
}

const LANGUAGES = ['en', 'de'] as const;

test.each(LANGUAGES)('amounts of money read the same on each Node: %s', (language) => {
  expect({
    ownInEuros: [ownPrice(123_450, 'eur', language), ownPrice(900, 'eur', language)],
    ownInDollars: [ownPrice(123_450, 'usd', language), ownPrice(900, 'usd', language)],
    paid: [paidAmount(-399, 'eur', language), paidAmount(-399, 'usd', language)],
    camp: campPrice(123_450, language),
    cost: academicsCost(12_345, language),
  }).toEqual(expected('money', language));
});

test.each(LANGUAGES)('names are in the same order on each Node: %s', (language) => {
  const inOrder = expected('order');
  const names = Array.isArray(inOrder) ? inOrder.map(String) : [];
  expect(names.toReversed().toSorted((one, other) => one.localeCompare(other, language))).toEqual(inOrder);
});
