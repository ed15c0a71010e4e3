import { DAY_MS, dayAfter } from '../kernel/day';

/** The kinds of camp that the search offers. */
export const CAMP_TYPES = ['day', 'residential', 'idClinic', 'team', 'goalkeeper'] as const;

type CampType = (typeof CAMP_TYPES)[number];

/** Everybody finds a published camp; drafts and archived ones are seen by the editors of its college alone. */
export const CAMP_STATES = ['draft', 'published', 'archived'] as const;

/** What the time of a camp follows from: days of a time zone, times HH:MM or null. */
interface TimedCamp {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly timeZone: string;
}

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A camp of more days than these counts as one stretch over all of them. */
const MOST_SESSIONS = 31;

const A_MINUTE_MS = 60_000;

/** The number of calendar days of a camp, the first and the last included. */
export function daysOfCamp({ startsOn, endsOn }: Pick<TimedCamp, 'startsOn' | 'endsOn'>): number {
  return Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS) + 1;
}

/**
 * The moment, in milliseconds since 1970, at which the clocks of a time zone show that day and time. A zone that nobody
 * knows counts as UTC; a time that a change of clocks skips is taken as an hour later.
 */
export function momentIn(timeZone: string, day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00.000Z`);
  const first = asUtc - offsetMs(timeZone, asUtc);
  return asUtc - offsetMs(timeZone, first);
}

/**
 * Where days end last of all states and provinces: on its day nothing counts as over, and no registration as closed,
 * that still goes on where it takes place.
 */
export const LATEST_ZONE = 'Pacific/Honolulu';

/** The day (YYYY-MM-DD) that the calendars of a time zone show at a moment; a zone that nobody knows counts as UTC. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetMs(timeZone, moment.getTime())).toISOString().slice(0, 10);
}

/** How far the clocks of a time zone are ahead of UTC at a moment. */
function offsetMs(timeZone: string, moment: number): number {
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
    });
  } catch {
    return 0;
  }
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(moment / A_MINUTE_MS) * A_MINUTE_MS;
}

/** When a camp begins and ends; an unknown time is the beginning or the end of its day. */
export function spanOf({ startsOn, endsOn, startsAt, endsAt, timeZone }: TimedCamp): Span {
  return {
    start: momentIn(timeZone, startsOn, startsAt ?? '00:00'),
    end: endsAt === null ? momentIn(timeZone, dayAfter(endsOn, 1), '00:00') : momentIn(timeZone, endsOn, endsAt),
  };
}

/** When a camp takes place: on each of its days, or in one stretch where it stays overnight or has no times. */
export function sessionsOf(camp: TimedCamp & { readonly type: CampType }): readonly Span[] {
  const { startsOn, startsAt, endsAt, timeZone, type } = camp;
  const days = daysOfCamp(camp);
  if (startsAt === null || endsAt === null || endsAt <= startsAt || type === 'residential' || days > MOST_SESSIONS)
    return [spanOf(camp)];
  return Array.from({ length: days }, (_, index) => {
    const day = dayAfter(startsOn, index);
    return { start: momentIn(timeZone, day, startsAt), end: momentIn(timeZone, day, endsAt) };
  });
}

/** Whether the sessions of two camps overlap: one begins before another one has ended. */
export function overlap(ones: readonly Span[], others: readonly Span[]): boolean {
  return ones.some((a) => others.some((b) => a.start < b.end && b.start < a.end));
}
