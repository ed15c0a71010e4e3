import { academicsCost } from '@touchline/domain/format/money';
import type { CollegeListItem } from '@touchline/domain/search/college-list-item';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { milesBetween } from '@touchline/domain/search/miles-between';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import type { Fact } from '../../ui/fact';

/** The four numbers by which colleges are compared in a list; the last is the rank where that orders them (an invented one says so), else the distance where the reader's place is known, else how many study there. */
export function useCollegeFacts({ near, sort }: CollegeQuery): (college: CollegeListItem) => readonly Fact[] {
  const t = useTranslations();
  const { language } = useLanguage();
  return useCallback(
    ({ netPrice, graduationRate, acceptanceRate, students, lat, lng, rank, isSampleRank }) => {
      const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
      const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
      const percent = (rate: number | null) => (rate === null ? null : share.format(rate / 100));
      const miles = near === null || lat === null || lng === null ? null : Math.round(milesBetween(near, { lat, lng }));
      return [
        { label: t('colleges.fact.netPrice'), value: netPrice === null ? null : academicsCost(netPrice, language) },
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
    [t, language, near, sort],
  );
}
