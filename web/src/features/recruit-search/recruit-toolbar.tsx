import { Box } from '@chakra-ui/react/box';
import { MOST_COUNTED, RECRUIT_SORTS } from '@touchline/domain/person/recruits/recruit-query';
import { FilterDrawer } from '../../components/search/filter-drawer';
import { SortChoice } from '../../components/search/sort-choice';
import { useTranslations } from '../../i18n/use-translations';
import { RecruitFilters } from './deferred-recruits';
import { recruitFiltersChosen, useChooseRecruits, useRecruitQuery, withFilter, withoutRecruitFilters } from './recruit-address';

/** The number of results, read aloud when it changes; above 1,000 it says so. */
export function RecruitCount({ total }: { readonly total: number | null }) {
  const t = useTranslations();
  const isMore = total !== null && total > MOST_COUNTED;
  return (
    <Box role="status" minH="1.625rem" color="fg.muted" fontVariantNumeric="tabular-nums">
      {total !== null && (isMore ? t('recruits.countMore', { count: MOST_COUNTED }) : t('recruits.count', { count: total }))}
    </Box>
  );
}

/** The filters in a drawer under 992 px (S2-26). Its footer shows the number of results. */
export function RecruitDrawer({ total }: { readonly total: number }) {
  const t = useTranslations();
  const { query, linkTo } = useRecruitQuery();
  const count = Math.min(total, MOST_COUNTED);
  return (
    <FilterDrawer
      buttonText={t('recruits.filtersActive', { count: recruitFiltersChosen(query) })}
      title={t('recruits.filters')}
      clear={{ text: t('recruits.clear'), to: linkTo(withoutRecruitFilters(query)) }}
      showText={total > MOST_COUNTED ? t('recruits.showMore', { count }) : t('recruits.show', { count })}
    >
      <RecruitFilters />
    </FilterDrawer>
  );
}

/** The order of the results. Leaving the order of changes removes the filter that goes with it. */
export function RecruitOrder() {
  const t = useTranslations();
  const choose = useChooseRecruits();
  const { query } = useRecruitQuery();
  return (
    <SortChoice
      label={t('recruits.order')}
      value={query.sort}
      offered={RECRUIT_SORTS.map((sort) => ({ sort, text: t(`recruits.order.${sort}`) }))}
      onChoose={(sort) =>
        choose({ ...withFilter(query, 'updated', sort === 'updated' ? (query.filters.updated ?? []) : []), sort })
      }
    />
  );
}
