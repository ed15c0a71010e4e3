import * as z from 'zod/mini';
import { calendarDate } from '../../kernel/text/text-schemas';
import { dayOf, daysAfter, type ViewsOfDay } from './stored-views';
import { sumOfViews, toldOf } from './view-kinds';

/** The weeks that a player sees, the present one included. */
export const INTEREST_WEEKS = 8;

/** The schema of a count as players read it. */
export const told = z.union([z.int().check(z.minimum(0)), z.literal('few')]);

const toldCounts = z.strictObject({ lists: told, opens: told, videos: told, saves: told });

const interestWeek = z.strictObject({ from: calendarDate, to: calendarDate, ...toldCounts.shape });

/** How often a player was seen: weeks of seven days in UTC, the oldest first and today the last day, and their sum. */
export const interest = z.strictObject({
  weeks: z.array(interestWeek).check(z.length(INTEREST_WEEKS)),
  total: toldCounts,
});

export type Interest = z.infer<typeof interest>;

/** The first and the last day that count, both included. */
export function daysOfInterest(now: Date): { readonly from: string; readonly to: string } {
  const to = dayOf(now);
  return { from: daysAfter(to, 1 - 7 * INTEREST_WEEKS), to };
}

/** How often a player was seen in the last weeks, from the views by day. */
export function interestOf(views: readonly ViewsOfDay[], now: Date): Interest {
  const { from: first, to: last } = daysOfInterest(now);
  const within = views.filter(({ day }) => day >= first && day <= last);
  const weeks = Array.from({ length: INTEREST_WEEKS }, (_, at) => {
    const from = daysAfter(first, 7 * at);
    const to = daysAfter(from, 6);
    return { from, to, ...toldOf(sumOfViews(within.filter(({ day }) => day >= from && day <= to))) };
  });
  return { weeks, total: toldOf(sumOfViews(within)) };
}
