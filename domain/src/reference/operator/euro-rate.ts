import { webLinkOf } from '../../kernel/text/web-link';
import { isCalendarDate } from '../../kernel/text/text-traits';
import { isEuroRate } from './euro-rate-range';

/** What one euro cost on a day, by a source that publishes it, such as the European Central Bank's reference rate. */
export interface EuroRate {
  /** American dollars for one euro. */
  readonly dollars: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The address of the source. */
  readonly source: string;
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
