import type { Choice, Names, ReferenceList } from './reference-list';

/** A month; `value` is its two digits as in a date (`09`). */
interface Month extends Choice {
  readonly short: Names;
}

/** The months of the year (S3-10). */
export const MONTHS: ReferenceList<Month> = {
  asOf: '2025-09-01',
  source: 'Names after Unicode CLDR',
  entries: [
    { value: '01', en: 'January', de: 'Januar', short: { en: 'Jan', de: 'Jan.' } },
    { value: '02', en: 'February', de: 'Februar', short: { en: 'Feb', de: 'Feb.' } },
    { value: '03', en: 'March', de: 'März', short: { en: 'Mar', de: 'März' } },
    { value: '04', en: 'April', de: 'April', short: { en: 'Apr', de: 'Apr.' } },
    { value: '05', en: 'May', de: 'Mai', short: { en: 'May', de: 'Mai' } },
    { value: '06', en: 'June', de: 'Juni', short: { en: 'Jun', de: 'Juni' } },
    { value: '07', en: 'July', de: 'Juli', short: { en: 'Jul', de: 'Juli' } },
    { value: '08', en: 'August', de: 'August', short: { en: 'Aug', de: 'Aug.' } },
    { value: '09', en: 'September', de: 'September', short: { en: 'Sep', de: 'Sep.' } },
    { value: '10', en: 'October', de: 'Oktober', short: { en: 'Oct', de: 'Okt.' } },
    { value: '11', en: 'November', de: 'November', short: { en: 'Nov', de: 'Nov.' } },
    { value: '12', en: 'December', de: 'Dezember', short: { en: 'Dec', de: 'Dez.' } },
  ],
};

/** The first year of the two lists of years (S3-10): of people's careers, and of the founding of colleges. */
export const FIRST_YEAR = { recent: 1970, historic: 1640 } as const;

/** The years from a first to the current one, the latest first; none where the current year lies before the first. */
export function yearsFrom(first: number, currentYear: number): readonly number[] {
  return Array.from({ length: Math.max(0, currentYear - first + 1) }, (_, back) => currentYear - back);
}
