import * as z from 'zod/mini';
import { dayAfter } from '../../kernel/day';
import { report, type Report } from './report';

/** How many weeks the numbers of moderation show, the running one included. */
export const REPORT_WEEKS = 8;

const KINDS = [
  'profile',
  'picture',
  'text',
  'camp',
  'thread',
  'suggestion',
  'match',
  'objection',
  'request',
] as const satisfies readonly Report['kind'][];

const count = z.int().check(z.minimum(0));

/**
 * What became of reports of one kind in a week: how many came, how many were decided and how, and the median of the
 * hours from a report to its decision, null where none was decided.
 */
const kindNumbers = z.strictObject({
  kind: report.def.shape.kind,
  came: count,
  dismissed: count,
  hidden: count,
  suspended: count,
  shown: count,
  medianHours: z.nullable(z.number()),
});
export type KindNumbers = z.infer<typeof kindNumbers>;

/** The numbers of the latest weeks, this one first; `from` is the Monday of each. Kinds without any are left out. */
export const reportNumbers = z.strictObject({
  weeks: z.array(z.strictObject({ from: z.iso.date(), kinds: z.array(kindNumbers) })),
  /** Whether there were more reports than are counted. */
  isCut: z.boolean(),
});

type Counted = Pick<Report, 'kind' | 'at' | 'closedAt' | 'outcome'>;

/** The Monday (YYYY-MM-DD, UTC) of the week of a moment or a day. */
export function mondayOf(at: string): string {
  const day = at.slice(0, 10);
  const sinceMonday = (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

/** The Mondays that the numbers show, the running week first. */
export function weeksShown(now: string): readonly string[] {
  const monday = mondayOf(now);
  return Array.from({ length: REPORT_WEEKS }, (_, weeks) => dayAfter(monday, -7 * weeks));
}

/** The numbers of reports by week and kind. A report counts as come by `at`, and as decided when it was closed last. */
export function reportNumbersOf(reports: readonly Counted[], now: string): z.infer<typeof reportNumbers>['weeks'] {
  return weeksShown(now).map((from) => ({
    from,
    kinds: KINDS.flatMap((kind) => {
      const ofKind = reports.filter((one) => one.kind === kind);
      const came = ofKind.filter(({ at }) => mondayOf(at) === from).length;
      const closed = ofKind.flatMap((one) => (one.closedAt === null ? [] : [{ ...one, closedAt: one.closedAt }]));
      const decided = closed.filter(({ closedAt }) => mondayOf(closedAt) === from);
      if (came === 0 && decided.length === 0) return [];
      const ended = (...outcomes: readonly Report['outcome'][]) =>
        decided.filter(({ outcome }) => outcomes.includes(outcome)).length;
      return [
        {
          ...{ kind, came, dismissed: ended('dismissed'), hidden: ended('hidden', 'partHidden', 'removed') },
          ...{ suspended: ended('suspended'), shown: ended('shown') },
          medianHours: medianOf(decided.map(({ at, closedAt }) => (Date.parse(closedAt) - Date.parse(at)) / HOUR_MS)),
        },
      ];
    }),
  }));
}

const HOUR_MS = 3_600_000;

/** The median of some hours, to a tenth; null of none. */
function medianOf(hours: readonly number[]): number | null {
  const sorted = hours.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) return null;
  return Math.round((10 * middle.reduce((sum, one) => sum + one, 0)) / middle.length) / 10;
}
