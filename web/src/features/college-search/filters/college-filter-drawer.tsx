import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { FilterDrawer } from '../../../components/search/filter-drawer';
import { useTranslations } from '../../../i18n/use-translations';
import { FacetPanel } from './facet-panel';
import { filtersChosen, useCollegeQuery, withoutFilters } from '../search-address';

interface CollegeFilterDrawerProps {
  readonly counts: FacetCounts | null;
  readonly total: number;
  readonly read: AnswerOf<'searchColleges'>['read'];
  /** Also in wider windows, where a map stands in place of the filters. */
  readonly isAlways?: boolean;
}

/** The filters in a drawer under 992 px (S2-26). Its footer shows the number of results. */
export function CollegeFilterDrawer({ counts, total, read, isAlways = false }: CollegeFilterDrawerProps) {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
  return (
    <FilterDrawer
      filtersId="results-filters"
      buttonText={t('colleges.filtersActive', { count: filtersChosen(query) })}
      title={t('colleges.filters')}
      clear={{ text: t('colleges.clear'), to: linkTo(withoutFilters(query, read)) }}
      showText={t('colleges.show', { count: total })}
      isAlways={isAlways}
    >
      {counts !== null && <FacetPanel counts={counts} read={read} />}
    </FilterDrawer>
  );
}
