import { type CompletionYears, completionOf } from '@touchline/domain/college/facts/completion';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import type { ReactNode } from 'react';
import { CostBar } from '../../components/numbers/cost-bar';
import { OutcomeDial } from '../../components/numbers/outcome-dial';
import { MARK_RANGES, useOwnMarks } from '../../components/numbers/own-marks';
import { RangeBar } from '../../components/numbers/range-bar';
import { useYearPrices } from '../../components/price/use-year-prices';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';
import { areInOneCurrency, type CollegeColumn, pricedColumn } from './college-column';
import type { Drawing } from './college-column';

/**
 * The pictures of a fact, one for each college, all on one scale; null where a college lacks the numbers, or where
 * prices are in different dollars. The reader's own marks stand in them, and the own price goes before the net price.
 */
export function useDrawings(colleges: readonly CollegeColumn[]): (drawing: Drawing, title: string) => readonly ReactNode[] {
  const { t, formatNumber } = useFormats();
  const { language } = useLanguage();
  const marks = useOwnMarks();
  const isOneCurrency = areInOneCurrency(colleges);
  const priceOf = useYearPrices();
  const ownOf = (college: CollegeColumn) => (priceOf === null ? null : priceOf(pricedColumn(college)));
  const shownPrice = (college: CollegeColumn) => {
    const own = ownOf(college);
    return own === null || own.kind === 'unknown' ? college.academics.details.costs.netPriceTuition : own.amount;
  };
  const most = Math.max(1, marks.budget ?? 0, ...colleges.map((college) => shownPrice(college) ?? 0));

  function scores({ academics }: CollegeColumn, name: 'sat' | 'act', title: string): ReactNode {
    const reported = academics.details.admission[name];
    const [low, high] = [reported.low ?? reported.high, reported.high ?? reported.low];
    if (low === null || high === null) return null;
    const own = marks[name];
    const you = own === null ? null : t('college.youAre', { score: formatNumber(own, { useGrouping: false }) });
    return (
      <RangeBar
        title={title}
        hasTitle={false}
        sentence={low === high ? String(low) : `${low}–${high}`}
        rows={[
          [t('college.rangeLow'), String(low)],
          [t('college.rangeHigh'), String(high)],
        ]}
        scale={MARK_RANGES[name]}
        low={low}
        high={high}
        mark={own === null || you === null ? null : { value: own, text: you }}
      />
    );
  }

  function price(college: CollegeColumn, title: string): ReactNode {
    const own = ownOf(college);
    const isOwn = own !== null && own.kind !== 'unknown';
    const amount = shownPrice(college);
    const isCanadian = college.address.country === 'CA';
    const money = (value: number) => {
      const text = academicsCost(value, language);
      return isCanadian ? t('college.canadianDollars', { price: text }) : text;
    };
    if (amount === null || college.academics.details.costs.netPriceTuition === null) return null;
    const label = t(isOwn ? 'compare.ownPrice' : 'college.netPriceTuition');
    const parts = [{ label, value: amount, text: money(amount) }];
    const { budget } = marks;
    return (
      <CostBar
        title={title}
        hasTitle={false}
        sentence={isOwn ? `${label}: ${money(amount)}` : money(amount)}
        rows={[[isOwn ? label : t('college.thisCollege'), money(amount)]]}
        parts={parts}
        budget={
          budget === null || isCanadian || (own !== null && !isOwn)
            ? null
            : { label: t('college.budget'), value: budget, text: academicsCost(budget, language) }
        }
        most={most}
      />
    );
  }

  function graduation(college: CollegeColumn, title: string, years: CompletionYears): ReactNode {
    const completion = completionOf(college);
    if (completion?.years !== years) return null;
    const { rate: value } = completion;
    const text = formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
    return (
      <OutcomeDial
        title={title}
        hasTitle={false}
        sentence={text}
        rows={[[title, text]]}
        value={value}
        valueText={text}
        median={null}
      />
    );
  }

  return (drawing, title) =>
    colleges.map((college) => {
      if (drawing === 'sixYears' || drawing === 'threeYears') return graduation(college, title, drawing === 'sixYears' ? 6 : 3);
      if (drawing === 'price') return isOneCurrency ? price(college, title) : null;
      return scores(college, drawing, title);
    });
}
