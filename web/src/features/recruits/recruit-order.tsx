import { RECRUIT_SORTS } from '@touchline/domain/person/recruits/recruit-query';
import { SortChoice } from '../../components/search/sort-choice';
import { useTranslations } from '../../i18n/use-translations';
import { sentAlong, useChooseRecruits, useRecruitQuery, withFilter } from './recruit-address';

/** The order of the results. Leaving the order of changes removes the filter that goes with it. */
export function RecruitOrder() {
  const t = useTranslations();
  const choose = useChooseRecruits();
  const { query, areCards } = useRecruitQuery();
  return (
    <SortChoice
      label={t('recruits.order')}
      others={sentAlong({ ...query, sort: 'relevance' }, areCards)}
      value={query.sort}
      offered={RECRUIT_SORTS.map((sort) => ({ sort, text: t(`recruits.order.${sort}`) }))}
      onChoose={(sort) =>
        choose({ ...withFilter(query, 'updated', sort === 'updated' ? (query.filters.updated ?? []) : []), sort })
      }
    />
  );
}
