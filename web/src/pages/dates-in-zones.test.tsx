import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { dayOrMonth } from '../features/rankings/ranking-texts';
import { LanguageProvider } from '../i18n/language-provider';
import { bundledEnglish } from '../i18n/languages';
import { useLongDate } from '../ui/use-dates';
import { campDays, campTimes, longDay } from '../components/camp-days';

const { TZ } = process.env;
afterEach(() => {
  process.env.TZ = TZ;
});

const CAMP = { startsOn: '2026-07-10', endsOn: '2026-07-12', startsAt: '09:00', endsAt: '23:30', timeZone: 'America/New_York' };

test.each([
  ['Pacific/Honolulu', 600],
  ['UTC', 0],
  ['Pacific/Tongatapu', -780],
])('the days of camps, lists and documents are the same for a reader in %s', (zone, minutesBehind) => {
  process.env.TZ = zone;
  expect(new Date('2026-07-10').getTimezoneOffset()).toBe(minutesBehind);

  expect({
    days: campDays(CAMP.startsOn, CAMP.endsOn, 'en'),
    german: campDays(CAMP.startsOn, CAMP.endsOn, 'de'),
    day: longDay(CAMP.startsOn, 'en'),
    times: campTimes(CAMP, 'en'),
    published: dayOrMonth('2023-12-01', 'en'),
    month: dayOrMonth('2023-12', 'en'),
    ...longDates(),
  }).toEqual({
    days: 'Jul 10 – 12, 2026',
    german: '10.–12.07.2026',
    day: 'Friday, July 10, 2026',
    times: '9:00 AM – 11:30 PM (Eastern Time)',
    published: 'December 1, 2023',
    month: 'December 2023',
    date: 'January 1, 2026',
    moment: 'January 1, 2026',
  });
});

/** A date, and a moment of the same day in UTC, as documents name them. */
function longDates() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LanguageProvider initial={{ language: 'en', dictionary: bundledEnglish() }}>{children}</LanguageProvider>
  );
  const { result } = renderHook(useLongDate, { wrapper });
  const dates = { date: result.current('2026-01-01'), moment: result.current('2026-01-01T23:00:00.000Z') };
  cleanup();
  return dates;
}
