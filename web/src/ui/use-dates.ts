import { useCallback } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { useIsHydrated } from '../lib/hydration/deferred-section';

/** Formats the day of a timestamp (ISO 8601) or a date (YYYY-MM-DD) in the user's language. */
export function useLongDate(): (moment: string) => string {
  const { language } = useLanguage();
  return useCallback(
    (moment) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment)),
    [language],
  );
}

/** Formats stored times in the user's language: day and time, or the day alone. */
export function useMoment(): (at: string, form?: 'moment' | 'day') => string {
  const { language } = useLanguage();
  return (at, form = 'moment') =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      ...(form === 'moment' ? { timeStyle: 'short' } : {}),
    }).format(new Date(at));
}

/** The day on the user's own calendar, YYYY-MM-DD. */
export function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The present day in UTC (YYYY-MM-DD); null in the HTML of the server, which a cache may serve the day after. */
export function useToday(): string | null {
  return useIsHydrated() ? new Date().toISOString().slice(0, 10) : null;
}
