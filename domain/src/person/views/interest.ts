import * as z from 'zod/mini';
import { calendarDate, shortText } from '../../kernel/text/text-schemas';
import { dayOf, daysAfter, type ViewsOfDay } from './stored-views';
import { sumOfViews, type ToldCount, toldOf, toldViews, type ViewCounts } from './view-kinds';

/** The weeks that a player sees, the present one included. */
export const INTEREST_WEEKS = 8;

/** The schema of a count as players read it. */
export const told = z.union([z.int().check(z.minimum(0)), z.literal('few')]);

const toldCounts = z.strictObject({ lists: told, opens: told, videos: told, saves: told, wrote: told });

/** A rung of the ladder: how a player was seen, saved, or written to. */
export type Rung = keyof ViewCounts | 'wrote';

/** A college whose coach saved the player and chose to name it. */
const namedCollege = z.strictObject({ collegeId: shortText(200), name: z.string(), pathName: z.string() });

export type NamedCollege = z.infer<typeof namedCollege>;

const interestWeek = z.strictObject({ from: calendarDate, to: calendarDate, ...toldCounts.shape });

/**
 * How often a player was seen: weeks of seven days in UTC, the oldest first and today the last day, and their sum.
 * `colleges` are those that coaches named with a save; null for players without Premium.
 */
export const interest = z.strictObject({
  weeks: z.array(interestWeek).check(z.length(INTEREST_WEEKS)),
  total: toldCounts,
  colleges: z.nullable(z.array(namedCollege)),
});

export type Interest = z.infer<typeof interest>;

/** The first and the last day that count, both included. */
export function daysOfInterest(now: Date): { readonly from: string; readonly to: string } {
  const to = dayOf(now);
  return { from: daysAfter(to, 1 - 7 * INTEREST_WEEKS), to };
}

/** What the ladder is made from. */
interface Seen {
  readonly views: readonly ViewsOfDay[];
  /** When coaches began a conversation (ISO 8601). */
  readonly letters: readonly string[];
  readonly colleges: readonly NamedCollege[] | null;
}

/** How often a player was seen in the last weeks, from the views by day and the conversations that coaches began. */
export function interestOf({ views, letters, colleges }: Seen, now: Date): Interest {
  const { from: first, to: last } = daysOfInterest(now);
  const weeks = Array.from({ length: INTEREST_WEEKS }, (_, at) => {
    const from = daysAfter(first, 7 * at);
    const to = daysAfter(from, 6);
    return { from, to, ...countsWithin(from, to) };
  });
  return { weeks, total: countsWithin(first, last), colleges: colleges === null ? null : [...colleges] };

  function countsWithin(from: string, to: string): Readonly<Record<Rung, ToldCount>> {
    const wrote = letters.filter((at) => at.slice(0, 10) >= from && at.slice(0, 10) <= to).length;
    return { ...toldOf(sumOfViews(views.filter(({ day }) => day >= from && day <= to))), wrote: toldViews(wrote) };
  }
}
