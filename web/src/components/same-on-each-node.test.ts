import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@touchline/domain/kernel/json/json';
import { expect, test } from 'vitest';
import { createFormats } from '../i18n/use-translations';
import { campDays, campTimes, longDay } from './camp-days';

const CAMP = { startsOn: '2026-07-30', endsOn: '2026-08-02', startsAt: '09:00', endsAt: '16:30', timeZone: 'America/New_York' };

/** The expected texts of servers and pages, which the tests of both read on each Node. */
const FIXTURE = join(import.meta.dirname, '../../../tests/fixtures/texts-on-each-node.json');

function expected(...path: readonly string[]): unknown {
  const whole: unknown = JSON.parse(readFileSync(FIXTURE, 'utf8'));
  return path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), whole);
}

test.each(['en', 'de'] as const)('dates, numbers, names and their order are the same on each Node: %s', (language) => {
  const { formatNumber, formatList, regionName } = createFormats(language, {});
  expect({
    days: campDays(CAMP.startsOn, CAMP.endsOn, language),
    day: longDay(CAMP.startsOn, language),
    times: campTimes(CAMP, language),
    number: formatNumber(12_345.678, { maximumFractionDigits: 2 }),
    share: formatNumber(0.13, { style: 'percent' }),
    list: formatList(['Ä', 'B', 'C']),
    regions: ['DE', 'TR', 'HK', 'MO', 'PS', 'FK'].map((code) => regionName(code)),
  }).toEqual(expected('pages', language));
  const inOrder = expected('order');
  const names = Array.isArray(inOrder) ? inOrder.map(String) : [];
  expect(names.toReversed().toSorted((one, other) => one.localeCompare(other, language))).toEqual(inOrder);
});
