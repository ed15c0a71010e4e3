import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { COLLEGE_SORTS } from '@touchline/domain/search/college-query';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { Drawer } from '../../ui/dialog';
import { ButtonLink } from '../../ui/links';
import { FacetPanel } from './deferred-filters';
import { filtersChosen, useCollegeQuery, withoutFilters } from './search-address';

interface ResultCountProps {
  readonly total: number | null;
  /** How the text was read where it was taken for mistyped. */
  readonly readAs: string | null;
}

/**
 * The number of results, read aloud when it changes, and what a mistyped text was taken for. Its line has its height
 * before the number is known.
 */
export function ResultCount({ total, readAs }: ResultCountProps) {
  const t = useTranslations();
  const { query } = useCollegeQuery();
  return (
    <Box role="status" minH="1.625rem" color="fg.muted" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      {total === null ? '' : t('search.count', { count: total })}
      {total !== null && readAs !== null && (
        <>
          {' · '}
          {t('colleges.readAs', { read: readAs, typed: query.text })}
        </>
      )}
    </Box>
  );
}

interface FilterDrawerProps {
  readonly counts: FacetCounts | null;
  readonly total: number;
}

/** The filters in a drawer under 992 px (S2-26). Its footer shows the number of results. */
export function FilterDrawer({ counts, total }: FilterDrawerProps) {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
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
        {t('colleges.filtersActive', { count: filtersChosen(query) })}
      </Button>
      <Drawer
        isOpen={isOpen}
        title={t('colleges.filters')}
        onClose={close}
        opener={() => opener.current}
        footer={
          <>
            <ButtonLink variant="outline" to={linkTo(withoutFilters(query))} state={{ preserveScroll: true }}>
              {t('colleges.clear')}
            </ButtonLink>
            <Button size="lg" onClick={close}>
              {t('colleges.show', { count: total })}
            </Button>
          </>
        }
      >
        {counts !== null && <FacetPanel counts={counts} />}
      </Drawer>
    </>
  );
}

/** The order of the results; by distance only where the user's position is known. */
export function SortChoice() {
  const t = useTranslations();
  const id = useId();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const offered = COLLEGE_SORTS.filter((sort) => (sort === 'distance' ? query.near !== null : true));
  return (
    <Box display="flex" alignItems="center" gap="2" minW="0" maxW="full" flex={{ base: '1 1 8rem', sm: 'none' }}>
      <chakra.label htmlFor={id} textStyle="small" color="fg.muted" flex="none" display={{ base: 'none', sm: 'block' }}>
        {t('colleges.sort')}
      </chakra.label>
      <chakra.select
        id={id}
        aria-label={t('colleges.sort')}
        value={offered.includes(query.sort) ? query.sort : 'relevance'}
        onChange={({ target }) => {
          const sort = offered.find((one) => one === target.value) ?? 'relevance';
          void navigate(linkTo({ ...query, sort, page: 1 }), { state: { preserveScroll: true } });
        }}
        minH="11"
        minW="0"
        width={{ base: 'full', sm: 'auto' }}
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
            {t(sort === 'relevance' && query.text === '' ? 'colleges.sort.prominence' : `colleges.sort.${sort}`)}
          </option>
        ))}
      </chakra.select>
    </Box>
  );
}
