import { COLLEGE_SORTS } from '@touchline/domain/search/college-query';
import { useNavigate } from 'react-router-dom';
import { SortChoice } from '../../components/search/sort-choice';
import { useTranslations } from '../../i18n/use-translations';
import { useCollegeQuery } from './search-address';

/** The order of the results; by distance only where the user's position is known. */
export function CollegeSortChoice() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const offered = COLLEGE_SORTS.filter((sort) => (sort === 'distance' ? query.near !== null : true));
  return (
    <SortChoice
      label={t('colleges.sort')}
      value={offered.includes(query.sort) ? query.sort : 'relevance'}
      offered={offered.map((sort) => ({
        sort,
        text: t(sort === 'relevance' && query.text === '' ? 'colleges.sort.prominence' : `colleges.sort.${sort}`),
      }))}
      onChoose={(sort) => void navigate(linkTo({ ...query, sort, page: 1 }), { state: { preserveScroll: true } })}
    />
  );
}
