import { csvOf } from '@touchline/domain/kernel/format/csv';
import { changeOf } from '@touchline/domain/person/views/receipt-phases';
import type { ToldCount } from '@touchline/domain/person/views/view-kinds';
import type { Translate } from '../../../i18n/use-translations';
import type { BoostReceiptItem } from './use-boost-receipts';

/** The counts of a receipt, in their order: who opened the page says most. */
export const MEASURES = ['opens', 'lists', 'videos', 'saves'] as const;
export type Measure = (typeof MEASURES)[number];

type Phase = BoostReceiptItem['receipt']['phases'][number];

/** How a count of the boost's week differs from the one before, once that week is over; until then, how far it is. */
export function sentenceOf({ receipt: { phases } }: BoostReceiptItem, measure: Measure, t: Translate): string {
  const [before, during] = phases;
  if (before === undefined || during === undefined) return '';
  const [earlier, count] = [before.total[measure], during.total[measure]];
  if (count === 'few') return t('boosts.few');
  if (!during.isOver) return t('boosts.soFar', { count, days: during.days.length });
  if (earlier === 'few') return t('boosts.moreThanFew', { count });
  const change = changeOf(earlier, count);
  if (change.kind === 'same' || change.kind === 'similar') return t(`boosts.change.${change.kind}`);
  if (change.kind === 'times') return t('boosts.change.times', { times: change.times });
  if (change.kind === 'number')
    return t(change.by > 0 ? 'boosts.change.more' : 'boosts.change.fewer', { count: Math.abs(change.by) });
  return t(change.percent > 0 ? 'boosts.change.percentMore' : 'boosts.change.percentFewer', {
    percent: Math.abs(change.percent),
  });
}

/** The total of a week as text; a week that has not begun has none. */
export function totalOf({ days, total }: Phase, measure: Measure, t: Translate): string {
  if (days.length === 0) return t('boosts.notYet');
  return countText(total[measure], t);
}

/** A count as a number, or that it is fewer than five. */
export function countText(count: ToldCount, t: Translate): string {
  return count === 'few' ? t('boosts.few') : t('boosts.count', { count });
}

/** The days of a receipt as a CSV table. */
export function csvOfReceipt({ receipt }: BoostReceiptItem, t: Translate): string {
  const titles = [t('boosts.day'), t('boosts.week'), ...MEASURES.map((measure) => t(`boosts.measure.${measure}`))];
  const rows = receipt.phases.flatMap(({ name, days }) =>
    days.map((one) => [
      one.day,
      t(`boosts.phase.${name}`),
      ...MEASURES.map((measure) => (one[measure] === 'few' ? t('boosts.few') : one[measure])),
    ]),
  );
  return csvOf([titles, ...rows]);
}
