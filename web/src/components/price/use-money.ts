import { academicsCost } from '@touchline/domain/kernel/format/money';
import { inEuros, isOldRate, isValidRate } from '@touchline/domain/reference/operator/euro-rate';
import { EURO_RATE } from '@touchline/domain/reference/operator/operator-parameters';
import { useLanguage } from '../../i18n/language-provider';
import { todayHere } from '../../ui/use-dates';
import { useOwnPayer } from './own-payer';

/** The rate by which prices stand in euros, with where it is from; `day` is null for the reader's own rate. */
export interface ShownRate {
  readonly dollars: number;
  readonly day: string | null;
  readonly source: string | null;
  readonly isOld: boolean;
}

/** The reader's own rate, else that of the operator's parameters; null where there is none. */
export function useEuroRate(): ShownRate | null {
  const own = useOwnPayer().answers.dollarsForEuro;
  if (own !== null) return { dollars: own, day: null, source: null, isOld: false };
  if (EURO_RATE === null || !isValidRate(EURO_RATE)) return null;
  return { ...EURO_RATE, isOld: isOldRate(EURO_RATE.day, todayHere()) };
}

/** Formats American dollars: `dollars` alone, `both` with euros behind them where a rate is known. */
export function useMoney(): {
  readonly dollars: (amount: number) => string;
  readonly euros: (amount: number) => string | null;
  readonly both: (amount: number) => string;
} {
  const { language } = useLanguage();
  const rate = useEuroRate();
  const dollars = (amount: number) => academicsCost(amount, language);
  const euroFormat = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  const euros = (amount: number) =>
    rate === null ? null : new Intl.NumberFormat(language, euroFormat).format(inEuros(amount, rate.dollars));
  return { dollars, euros, both: (amount) => [dollars(amount), euros(amount)].filter((text) => text !== null).join(' · ') };
}
