import { ownPrice } from '@touchline/domain/kernel/format/money';
import { expect, test } from 'vitest';
import { createFormats } from '../i18n/use-translations';
import { campDays, campTimes, longDay } from './camp-days';

const CAMP = { startsOn: '2026-07-30', endsOn: '2026-08-02', startsAt: '09:00', endsAt: '16:30', timeZone: 'America/New_York' };
const NAMES = ['Zürich', 'zebra', 'Ärzte', 'Azur', 'Öl', 'Ol', 'Straße', 'Strasse', 'Łódź', "St. John's", '10', '9'];
const SORTED = ['10', '9', 'Ärzte', 'Azur', 'Łódź', 'Ol', 'Öl', "St. John's", 'Strasse', 'Straße', 'zebra', 'Zürich'];
const TEXTS = {
  en: {
    days: 'Jul 30 – Aug 2, 2026',
    day: 'Thursday, July 30, 2026',
    times: '9:00 AM – 4:30 PM (Eastern Time)',
    price: '€1,234.50',
    number: '12,345.68',
    share: '13%',
    list: 'Ä, B, and C',
    regions: ['Germany', 'Türkiye', 'Hong Kong', 'Macao', 'Palestine', 'Falkland Islands'],
  },
  de: {
    days: '30.07. – 02.08.2026',
    day: 'Donnerstag, 30. Juli 2026',
    times: '09:00 – 16:30 (Nordamerikanische Ostküstenzeit)',
    price: '1.234,50\u00a0€',
    number: '12.345,68',
    share: '13\u00a0%',
    list: 'Ä, B und C',
    regions: ['Deutschland', 'Türkei', 'Hongkong', 'Macau', 'Palästina', 'Falklandinseln'],
  },
} as const;

test.each(['en', 'de'] as const)('dates, prices, numbers, names and their order are the same on each Node: %s', (language) => {
  const { formatNumber, formatList, regionName } = createFormats(language, {});
  expect({
    days: campDays(CAMP.startsOn, CAMP.endsOn, language),
    day: longDay(CAMP.startsOn, language),
    times: campTimes(CAMP, language),
    price: ownPrice(123_450, 'eur', language),
    number: formatNumber(12_345.678, { maximumFractionDigits: 2 }),
    share: formatNumber(0.13, { style: 'percent' }),
    list: formatList(['Ä', 'B', 'C']),
    regions: ['DE', 'TR', 'HK', 'MO', 'PS', 'FK'].map((code) => regionName(code)),
  }).toEqual(TEXTS[language]);
  expect(NAMES.toSorted((one, other) => one.localeCompare(other, language))).toEqual(SORTED);
});
