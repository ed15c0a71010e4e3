import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language-context';

/** Writes the day of a moment (ISO 8601), or a date (YYYY-MM-DD), in the reader's language. */
export function useDay(): (moment: string) => string {
  const { language } = useLanguage();
  return useCallback(
    (moment) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment)),
    [language],
  );
}
