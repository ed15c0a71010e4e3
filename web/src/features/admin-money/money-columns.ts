import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { csvOf } from '@touchline/domain/kernel/format/csv';
import type { MessageKey } from '../../i18n/english';
import type { Translate } from '../../i18n/use-translations';

export type ShownMonth = AnswerOf<'adminMoney'>['months'][number];

/** A column of the months: a count, or cents of a currency. */
interface MoneyColumn {
  readonly title: MessageKey;
  readonly currency: 'usd' | 'eur' | null;
  readonly of: (month: ShownMonth) => number;
}

export const MONEY_COLUMNS: readonly MoneyColumn[] = [
  { title: 'adminMoney.new', currency: null, of: ({ newSubscriptions }) => newSubscriptions },
  { title: 'adminMoney.renewals', currency: null, of: ({ renewals }) => renewals },
  { title: 'adminMoney.boosts', currency: null, of: ({ boosts }) => boosts },
  { title: 'adminMoney.usd', currency: 'usd', of: ({ paid }) => paid.usd },
  { title: 'adminMoney.eur', currency: 'eur', of: ({ paid }) => paid.eur },
  { title: 'adminMoney.refundedUsd', currency: 'usd', of: ({ refunded }) => refunded.usd },
  { title: 'adminMoney.refundedEur', currency: 'eur', of: ({ refunded }) => refunded.eur },
  { title: 'adminMoney.disputes', currency: null, of: ({ disputes }) => disputes },
  { title: 'adminMoney.cancellations', currency: null, of: ({ cancellations }) => cancellations },
  { title: 'adminMoney.premium', currency: null, of: ({ active }) => active.premium },
  { title: 'adminMoney.guestAccess', currency: null, of: ({ active }) => active.guestAccess },
];

/** The months as CSV: amounts as numbers with two decimals, each currency in columns of its own. */
export function moneyCsv(months: readonly ShownMonth[], t: Translate): string {
  const head = [t('adminMoney.month'), ...MONEY_COLUMNS.map(({ title }) => t(title))];
  const rows = months.map((month) => [
    month.month,
    ...MONEY_COLUMNS.map(({ currency, of }) => (currency === null ? of(month) : of(month) / 100)),
  ]);
  return csvOf([head, ...rows]);
}
