import { RECRUIT_SORTS } from '@touchline/domain/person/recruits/recruit-query';
import { SortChoice } from '../../components/search/sort-choice';
import { useTranslations } from '../../i18n/use-translations';
import { useChooseRecruits, useRecruitQuery, withFilter } from './recruit-address';

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
