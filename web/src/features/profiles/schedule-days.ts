import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import type { Language } from '@touchline/domain/kernel/language';

type Entry = ShownProfile['schedule'][number];

/** Whether an entry of a schedule is over; none is while the day is not known. */
export function isOver({ date, until }: Pick<Entry, 'date' | 'until'>, today: string | null): boolean {
  return today !== null && (until ?? date) < today;
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day or the days of an entry in words. */
export function daysOf(
  { date, until }: Pick<Entry, 'date' | 'until'>,
  language: Language,
  dateStyle: 'full' | 'medium' = 'full',
) {
  const format = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' });
  return until === null ? format.format(utc(date)) : format.formatRange(utc(date), utc(until));
}

/** A shirt number as both languages write it. */
export function numberOf(number: number | null): string | null {
  return number === null ? null : `#${number}`;
}
