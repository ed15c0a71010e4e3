import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { CAMP_SORTS, paramsOfCampQuery } from '@touchline/domain/search/camps/camp-query';
import type { CampCounts } from '@touchline/domain/search/camps/find-camps';
import { CalendarDays, List } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterDrawer } from '../../components/search/filter-drawer';
import { SearchFields } from '../../components/search/form-without-scripts';
import { SortChoice } from '../../components/search/sort-choice';
import { useTranslations } from '../../i18n/use-translations';
import { SearchField } from '../../ui/fields/search-field';
import { Icon } from '../../ui/icon';
import { campFiltersChosen, useCampAddress, withoutCampFilters } from './camp-address';
import { CampFilters } from './camp-filters';
import { Pill } from './filter-section';

/** The search for camps by text: a real form, so that it works before hydration. */
export function CampSearchForm() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { query, view, linkTo } = useCampAddress();
  const id = useId();
  const further = [
    ...paramsOfCampQuery({ ...query, text: '', page: 1 }),
    ...(view === 'calendar' ? [['view', 'calendar'] as const] : []),
  ];
  return (
    <chakra.form
      role="search"
      method="get"
      action="/camps"
      maxW="text"
      key={query.text}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        void navigate(linkTo({ ...query, text: typeof typed === 'string' ? typed.trim() : '', page: 1 }));
      }}
    >
      <SearchFields of={further} />
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {t('camps.label')}
      </chakra.label>
      <Box display="flex" gap="3">
        <SearchField id={id} placeholder={t('camps.placeholder')} defaultValue={query.text} />
        <Button type="submit" size="lg">
          {t('camps.submit')}
        </Button>
      </Box>
    </chakra.form>
  );
}

/** The switches between list and calendar, and between camps to come and the archive. */
export function CampViews() {
  const t = useTranslations();
  const { query, view, linkTo } = useCampAddress();
  const icons = { list: List, calendar: CalendarDays } as const;
  return (
    <Box as="ul" aria-label={t('camps.view')} listStyleType="none" display="flex" flexWrap="wrap" gap="2">
      {(['list', 'calendar'] as const).map((one) => {
        const shape = icons[one];
        return (
          <Box as="li" key={one}>
            <Pill to={linkTo({ ...query, page: 1 }, one)} rel="nofollow" aria-current={view === one ? 'true' : undefined}>
              <Icon as={shape} size={16} />
              {t(`camps.${one}`)}
            </Pill>
          </Box>
        );
      })}
      <Box as="li">
        <Pill
          to={linkTo({ ...query, isPast: !query.isPast, page: 1 })}
          rel="nofollow"
          aria-current={query.isPast ? 'true' : undefined}
        >
          {t('camps.past')}
        </Pill>
      </Box>
    </Box>
  );
}

/** The id of the results of the camp search. */
export const CAMPS_FOUND = 'camps-found';

interface CampFilterDrawerProps {
  readonly counts: CampCounts | null;
  readonly total: number;
}

/** The filters in a drawer under 992 px (S2-26); its footer says how many camps fit. */
export function CampFilterDrawer({ counts, total }: CampFilterDrawerProps) {
  const t = useTranslations();
  const { query, linkTo } = useCampAddress();
  return (
    <FilterDrawer
      filtersId={`${CAMPS_FOUND}-filters`}
      buttonText={t('camps.filtersActive', { count: campFiltersChosen(query) })}
      title={t('camps.filters')}
      clear={{ text: t('camps.clear'), to: linkTo(withoutCampFilters(query)) }}
      showText={t('camps.show', { count: total })}
    >
      {counts !== null && <CampFilters counts={counts} />}
    </FilterDrawer>
  );
}

/** The order of the camps; by distance only where the user's position is known. */
export function CampSortChoice() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { query, linkTo } = useCampAddress();
  const offered = CAMP_SORTS.filter((sort) => sort !== 'distance' || query.near !== null);
  return (
    <SortChoice
      label={t('camps.sort')}
      others={paramsOfCampQuery({ ...query, page: 1 }).filter(([name]) => name !== 'sort')}
      value={offered.includes(query.sort) ? query.sort : 'soonest'}
      offered={offered.map((sort) => ({ sort, text: t(`camps.sort.${sort}`) }))}
      onChoose={(sort) => void navigate(linkTo({ ...query, sort, page: 1 }), { state: { preserveScroll: true } })}
    />
  );
}
