import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { CAMP_SORTS, paramsOfCampQuery } from '@touchline/domain/search/camps/camp-query';
import type { CampCounts } from '@touchline/domain/search/camps/find-camps';
import { CalendarDays, List, SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Drawer } from '../../ui/dialog';
import { ButtonLink } from '../../ui/links';
import { SearchField } from '../../ui/search-field';
import { campFiltersChosen, useCampAddress, withoutCampFilters } from './camp-address';
import { CampFilters } from './camp-filters';
import { Pill } from './filter-section';

/** The search for camps by text: a real form, so that it works before hydration. */
export function CampSearchForm() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { query, view, linkTo } = useCampAddress();
  const id = useId();
  const further = paramsOfCampQuery({ ...query, text: '', page: 1 });
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
      {language === 'de' && <input type="hidden" name="lang" value="de" />}
      {view === 'calendar' && <input type="hidden" name="view" value="calendar" />}
      {further.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
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
        const Icon = icons[one];
        return (
          <Box as="li" key={one}>
            <Pill to={linkTo({ ...query, page: 1 }, one)} rel="nofollow" aria-current={view === one ? 'true' : undefined}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
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

interface FilterDrawerProps {
  readonly counts: CampCounts | null;
  readonly total: number;
}

/** The filters in a drawer under 992 px (S2-26); its footer says how many camps fit. */
export function CampFilterDrawer({ counts, total }: FilterDrawerProps) {
  const t = useTranslations();
  const { query, linkTo } = useCampAddress();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        ref={opener}
        variant="outline"
        size="lg"
        flex="none"
        hideFrom="lg"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />
        {t('camps.filtersActive', { count: campFiltersChosen(query) })}
      </Button>
      <Drawer
        isOpen={isOpen}
        title={t('camps.filters')}
        onClose={close}
        opener={() => opener.current}
        footer={
          <>
            <ButtonLink variant="outline" to={linkTo(withoutCampFilters(query))} state={{ preserveScroll: true }}>
              {t('camps.clear')}
            </ButtonLink>
            <Button size="lg" onClick={close}>
              {t('camps.show', { count: total })}
            </Button>
          </>
        }
      >
        {counts !== null && <CampFilters counts={counts} />}
      </Drawer>
    </>
  );
}

/** The order of the camps; by distance only where the user's position is known. */
export function CampSortChoice() {
  const t = useTranslations();
  const id = useId();
  const navigate = useNavigate();
  const { query, linkTo } = useCampAddress();
  const offered = CAMP_SORTS.filter((sort) => sort !== 'distance' || query.near !== null);
  return (
    <Box display="flex" alignItems="center" gap="2" minW="0">
      <chakra.label htmlFor={id} textStyle="small" color="fg.muted" flex="none" display={{ base: 'none', sm: 'block' }}>
        {t('camps.sort')}
      </chakra.label>
      <chakra.select
        id={id}
        aria-label={t('camps.sort')}
        value={offered.includes(query.sort) ? query.sort : 'soonest'}
        onChange={({ target }) => {
          const sort = offered.find((one) => one === target.value) ?? 'soonest';
          void navigate(linkTo({ ...query, sort, page: 1 }), { state: { preserveScroll: true } });
        }}
        minH="11"
        px="3"
        textStyle="small"
        borderWidth="1px"
        borderRadius="control"
        borderColor="border.emphasized"
        bg="bg.panel"
        color="fg"
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t(`camps.sort.${sort}`)}
          </option>
        ))}
      </chakra.select>
    </Box>
  );
}
