import type { ListedCamp } from '@touchline/domain/camp/listed-camp';
import { DAY_MS } from '@touchline/domain/kernel/day';

const DAYS_OF_A_WEEK = 7;

/** A day of a month's grid: its camps in the order of the list; null stands for a day of another month. */
export interface MonthDay {
  readonly day: string;
  readonly camps: readonly ListedCamp[];
}

/** The month so many months after another one; both YYYY-MM. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/**
 * The weeks of a month, YYYY-MM, with the camps of each day. A week begins on `firstWeekday` (0 is Sunday); days of
 * other months are null.
 */
export function weeksOf(
  month: string,
  camps: readonly ListedCamp[],
  firstWeekday: 0 | 1,
): readonly (readonly (MonthDay | null)[])[] {
  const first = Date.parse(`${month}-01T00:00:00.000Z`);
  const days = Math.round((Date.parse(`${monthAfter(month, 1)}-01T00:00:00.000Z`) - first) / DAY_MS);
  const before = (new Date(first).getUTCDay() - firstWeekday + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK;
  const weeks = Math.ceil((before + days) / DAYS_OF_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_OF_A_WEEK }, (__, weekday): MonthDay | null => {
      const at = week * DAYS_OF_A_WEEK + weekday - before;
      if (at < 0 || at >= days) return null;
      const day = new Date(first + at * DAY_MS).toISOString().slice(0, 10);
      return { day, camps: camps.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) };
    }),
  );
}
