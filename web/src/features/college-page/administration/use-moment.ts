import { useLanguage } from '../../../i18n/language-provider';

/** Formats stored times in the user's language: day and time, or the day alone. */
export function useMoment(): (at: string, form?: 'moment' | 'day') => string {
  const { language } = useLanguage();
  return (at, form = 'moment') =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      ...(form === 'moment' ? { timeStyle: 'short' } : {}),
    }).format(new Date(at));
}
