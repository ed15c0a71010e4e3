import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { listedPrice } from '@touchline/domain/college/catalogue/listed-price';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { milesBetween } from '@touchline/domain/reference/geography/miles-between';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { useCallback } from 'react';
import { pricedOf } from '../../components/price/price-of';
import { useYearPrices } from '../../components/price/use-year-prices';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import type { Fact } from '../../ui/facts';

/**
 * The four numbers of a college in a list. The first is the reader's own price once somebody has said who pays. The
 * last is the rank where the list is sorted by it (a sample rank says so), else the distance where the user's position
 * is known, else the number of students.
 */
export function useCollegeFacts({ near, sort }: CollegeQuery): (college: CollegeListItem) => readonly Fact[] {
  const t = useTranslations();
  const { language } = useLanguage();
  const priceOf = useYearPrices();
  return useCallback(
    (college) => {
      const { netPrice, graduationRate, acceptanceRate, students, state, lat, lng, rank, isSampleRank } = college;
      const own = priceOf?.(pricedOf(college)) ?? null;
      const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
      const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
      const percent = (rate: number | null) => (rate === null ? null : share.format(rate / 100));
      const miles = near === null || lat === null || lng === null ? null : Math.round(milesBetween(near, { lat, lng }));
      return [
        priceOf === null
          ? { label: t('colleges.fact.netPrice'), value: listedPrice({ state, netPrice }, language) }
          : {
              label: t('colleges.fact.ownPrice'),
              value: own === null || own.kind === 'unknown' ? null : academicsCost(own.amount, language),
            },
        { label: t('colleges.fact.graduation'), value: percent(graduationRate) },
        { label: t('colleges.fact.acceptance'), value: percent(acceptanceRate) },
        sort === 'ranking'
          ? {
              label: t(isSampleRank ? 'colleges.fact.sampleRank' : 'colleges.fact.rank'),
              value: rank === null ? null : t('colleges.rank', { rank }),
            }
          : near === null
            ? { label: t('colleges.fact.students'), value: students === null ? null : number.format(students) }
            : { label: t('colleges.fact.distance'), value: miles === null ? null : t('colleges.miles', { miles }) },
      ];
    },
    [t, language, near, sort, priceOf],
  );
}
