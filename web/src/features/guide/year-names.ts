import { useFormats } from '../../i18n/use-translations';

/** The years of high school. */
export const SCHOOL_YEARS = [9, 10, 11, 12] as const;
export type SchoolYear = (typeof SCHOOL_YEARS)[number];

/** The year of school that an address names; null for none and for anything else. */
export function schoolYearIn(params: URLSearchParams): SchoolYear | null {
  return SCHOOL_YEARS.find((year) => String(year) === params.get('year')) ?? null;
}

/** For whom a chapter was written, in words: `9th to 11th grade`. */
export function useYearNames(): (years: readonly number[]) => string {
  const { t, formatList } = useFormats();
  return (years) => {
    const [from, to] = [Math.min(...years), Math.max(...years)];
    if (years.length === SCHOOL_YEARS.length) return t('guide.forEverybody');
    if (years.length > 1 && to - from === years.length - 1) return t('guide.years', { from, to });
    return formatList(years.map((year) => t('guide.year', { year })));
  };
}
