import { webLinkOf } from '../../kernel/text/web-link';
import { isCalendarDate } from '../../kernel/text/text-traits';

/** What one euro cost on a day, by a source that publishes it, such as the European Central Bank's reference rate. */
export interface EuroRate {
  /** American dollars for one euro. */
  readonly dollars: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The address of the source. */
  readonly source: string;
}

/** The dollars for one euro that can be meant: less or more is a slip of the pen. */
export const EURO_RATE_RANGE = [0.2, 5] as const;

/** Whether dollars for one euro can be meant. */
export function isEuroRate(dollars: number): boolean {
  return dollars >= EURO_RATE_RANGE[0] && dollars <= EURO_RATE_RANGE[1];
}

/** Whether a rate of the operator's parameters can be shown: a number that can be meant, a day, a link. */
export function isValidRate({ dollars, day, source }: EuroRate): boolean {
  return isEuroRate(dollars) && isCalendarDate(day) && webLinkOf(source) !== null;
}

/** Whether a rate of a day is more than a year old today; both days are YYYY-MM-DD. */
export function isOldRate(day: string, today: string): boolean {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}` < today;
}

/** Dollars in whole euros, at dollars for one euro. */
export function inEuros(dollars: number, rate: number): number {
  return Math.round(dollars / rate);
}
