import * as z from 'zod/mini';
import { calendarDate } from '../../kernel/text/text-schemas';
import { told } from './interest';
import { dayOf, daysAfter, type ViewsOfDay } from './stored-views';
import { RECEIPT_PHASE_DAYS, RECEIPT_PHASES } from './receipt-phases';
import { NO_VIEWS, sumOfViews, toldSaves } from './view-kinds';

const count = z.int().check(z.nonnegative());
const counts = { lists: count, opens: count, videos: count, saves: told };

const receiptPhase = z.strictObject({
  name: z.enum(RECEIPT_PHASES),
  from: calendarDate,
  to: calendarDate,
  /** Its days up to today, of 7; those that are still to come are neither listed nor counted. */
  days: z.array(z.strictObject({ day: calendarDate, ...counts })).check(z.maxLength(RECEIPT_PHASE_DAYS)),
  total: z.strictObject(counts),
  /** Whether all its days are over. */
  isOver: z.boolean(),
});

/** What a boost has brought: the views of the week before it, of its own and of the week after. */
export const boostReceipt = z.strictObject({ startedOn: calendarDate, phases: z.array(receiptPhase).check(z.length(3)) });

export type BoostReceipt = z.infer<typeof boostReceipt>;
export type ReceiptPhase = z.infer<typeof receiptPhase>;

/** The first and the last day that the receipt of a boost tells of, both included; it began at that time. */
export function daysOfReceipt(startedAt: string): { readonly from: string; readonly to: string } {
  const start = dayOf(new Date(startedAt));
  return { from: daysAfter(start, -RECEIPT_PHASE_DAYS), to: daysAfter(start, 2 * RECEIPT_PHASE_DAYS - 1) };
}

/**
 * The receipt of a boost that began at a time, from the views by day (in UTC); days without views count as none. Days
 * to come are left out.
 */
export function receiptOf(views: readonly ViewsOfDay[], startedAt: string, now: Date): BoostReceipt {
  const [startedOn, today] = [dayOf(new Date(startedAt)), dayOf(now)];
  const viewsOf = new Map(views.map((one) => [one.day, one]));
  const phases = RECEIPT_PHASES.map((name, at): ReceiptPhase => {
    const from = daysAfter(startedOn, (at - 1) * RECEIPT_PHASE_DAYS);
    const all = Array.from({ length: RECEIPT_PHASE_DAYS }, (_, after) => daysAfter(from, after));
    const days = all.filter((day) => day <= today).map((day) => ({ ...NO_VIEWS, ...viewsOf.get(day), day }));
    const to = daysAfter(from, RECEIPT_PHASE_DAYS - 1);
    return { name, from, to, days: days.map(withToldSaves), total: withToldSaves(sumOfViews(days)), isOver: to < today };
  });
  return { startedOn, phases };
}

/** Saves are told from five on, as in the ladder of interest (docs/decisions/208-interest.md). */
function withToldSaves<Counts extends { readonly saves: number }>(counts: Counts) {
  return { ...counts, saves: toldSaves(counts.saves) };
}
