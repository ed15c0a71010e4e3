import { useLanguage } from '../../../i18n/language-provider';

/** Formats a mean of marks with one digit at most in the user's language. */
export function useMark(): (mean: number) => string {
  const { language } = useLanguage();
  return (mean) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean);
}
