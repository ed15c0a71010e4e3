import { COLLEGE_SORTS, type CollegeSort, paramsOfQuery } from '@touchline/domain/search/college-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SortChoice } from '../../components/search/sort-choice';
import { storeFitSettings, useFitSettings } from '../../components/fit/fit-settings';
import { usePayer } from '../../components/price/use-payer';
import { useLanguage } from '../../i18n/language-provider';
import { useFilterTexts } from './filters/facet-texts';
import { MAP_VIEW, useCollegeQuery, VIEW } from './search-address';

/** The order by fit, which no address has: it is computed on the device. */
const FIT_ORDER = { en: 'Best fit first', de: 'Was am besten passt' } as const;

/** The order of the results; by distance only where the user's position is known. */
export function CollegeSortChoice() {
  const texts = useFilterTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const [params] = useSearchParams();
  const isMap = params.get(VIEW) === MAP_VIEW;
  const { isOn, isOrder } = useFitSettings();
  const payer = usePayer();
  const fit = isOn ? [{ sort: 'fit' as const, text: FIT_ORDER[language] }] : [];
  const offered = COLLEGE_SORTS.filter((sort) => (sort === 'distance' ? query.near !== null : true));
  const others = [
    ...paramsOfQuery({ ...query, page: 1 }).filter(([name]) => name !== 'sort'),
    ...(isMap ? [[VIEW, MAP_VIEW] as const] : []),
  ];
  const nameOf = (sort: CollegeSort) => {
    if (sort === 'netPrice' && payer !== null) return 'ownPrice';
    return sort === 'relevance' && query.text === '' ? 'prominence' : sort;
  };
  return (
    <SortChoice
      label={texts.sortBy}
      others={others}
      value={isOn && isOrder ? 'fit' : offered.includes(query.sort) ? query.sort : 'relevance'}
      offered={[
        ...fit,
        ...offered.map((sort) => ({
          sort,
          text: texts.sorts[nameOf(sort)],
        })),
      ]}
      onChoose={(sort) => {
        if (isOn) storeFitSettings({ isOrder: sort === 'fit' });
        const next = sort === 'fit' ? query : { ...query, sort };
        void navigate(linkTo({ ...next, page: 1 }), { state: { preserveScroll: true } });
      }}
    />
  );
}
