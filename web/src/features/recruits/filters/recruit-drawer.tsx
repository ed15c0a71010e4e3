import { MOST_COUNTED } from '@touchline/domain/person/recruits/recruit-query';
import { FilterDrawer } from '../../../components/search/filter-drawer';
import { useTranslations } from '../../../i18n/use-translations';
import { recruitFiltersChosen, useRecruitQuery, withoutRecruitFilters } from '../recruit-address';
import { RecruitFilters } from './recruit-filters';

/** The filters in a drawer under 992 px (S2-26). Its footer shows the number of results. */
export function RecruitDrawer({ total }: { readonly total: number }) {
  const t = useTranslations();
  const { query, linkTo } = useRecruitQuery();
  const count = Math.min(total, MOST_COUNTED);
  return (
    <FilterDrawer
      filtersId="results-filters"
      buttonText={t('recruits.filtersActive', { count: recruitFiltersChosen(query) })}
      title={t('recruits.filters')}
      clear={{ text: t('recruits.clear'), to: linkTo(withoutRecruitFilters(query)) }}
      showText={total > MOST_COUNTED ? t('recruits.showMore', { count }) : t('recruits.show', { count })}
    >
      <RecruitFilters />
    </FilterDrawer>
  );
}
