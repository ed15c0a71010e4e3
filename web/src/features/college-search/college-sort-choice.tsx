import { COLLEGE_SORTS, paramsOfQuery } from '@touchline/domain/search/college-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SortChoice } from '../../components/search/sort-choice';
import { useFilterTexts } from './filters/facet-texts';
import { MAP_VIEW, useCollegeQuery, VIEW } from './search-address';

/** The order of the results; by distance only where the user's position is known. */
export function CollegeSortChoice() {
  const texts = useFilterTexts();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const [params] = useSearchParams();
  const isMap = params.get(VIEW) === MAP_VIEW;
  const offered = COLLEGE_SORTS.filter((sort) => (sort === 'distance' ? query.near !== null : true));
  const others = [
    ...paramsOfQuery({ ...query, page: 1 }).filter(([name]) => name !== 'sort'),
    ...(isMap ? [[VIEW, MAP_VIEW] as const] : []),
  ];
  return (
    <SortChoice
      label={texts.sortBy}
      others={others}
      value={offered.includes(query.sort) ? query.sort : 'relevance'}
      offered={offered.map((sort) => ({
        sort,
        text: texts.sorts[sort === 'relevance' && query.text === '' ? 'prominence' : sort],
      }))}
      onChoose={(sort) => void navigate(linkTo({ ...query, sort, page: 1 }), { state: { preserveScroll: true } })}
    />
  );
}
