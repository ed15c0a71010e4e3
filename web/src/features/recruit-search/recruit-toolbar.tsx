import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { MOST_COUNTED, RECRUIT_SORTS } from '@touchline/domain/person/recruits/recruit-query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Drawer } from '../../ui/dialog';
import { ButtonLink } from '../../ui/links';
import { RecruitFilters } from './deferred-recruits';
import { recruitFiltersChosen, useChooseRecruits, useRecruitQuery, withFilter, withoutRecruitFilters } from './recruit-address';

/** The number of results, read aloud when it changes; above 1,000 it says so. */
export function RecruitCount({ total }: { readonly total: number | null }) {
  const t = useTranslations();
  const isMore = total !== null && total > MOST_COUNTED;
  return (
    <Box role="status" minH="1.625rem" color="fg.muted" fontVariantNumeric="tabular-nums">
      {total !== null && (isMore ? t('recruits.countMore', { count: MOST_COUNTED }) : t('recruits.count', { count: total }))}
    </Box>
  );
}

/** The filters in a drawer under 992 px (S2-26). Its footer shows the number of results. */
export function RecruitDrawer({ total }: { readonly total: number }) {
  const t = useTranslations();
  const { query, linkTo } = useRecruitQuery();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const count = Math.min(total, MOST_COUNTED);
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
        {t('recruits.filtersActive', { count: recruitFiltersChosen(query) })}
      </Button>
      <Drawer
        isOpen={isOpen}
        title={t('recruits.filters')}
        onClose={close}
        opener={() => opener.current}
        footer={
          <>
            <ButtonLink variant="outline" to={linkTo(withoutRecruitFilters(query))} state={{ preserveScroll: true }}>
              {t('recruits.clear')}
            </ButtonLink>
            <Button size="lg" onClick={close}>
              {total > MOST_COUNTED ? t('recruits.showMore', { count }) : t('recruits.show', { count })}
            </Button>
          </>
        }
      >
        <RecruitFilters />
      </Drawer>
    </>
  );
}

/** The order of the results. Leaving the order of changes removes the filter that goes with it. */
export function RecruitOrder() {
  const t = useTranslations();
  const id = useId();
  const choose = useChooseRecruits();
  const { query } = useRecruitQuery();
  return (
    <Box display="flex" alignItems="center" gap="2" minW="0" maxW="full" flex={{ base: '1 1 8rem', sm: 'none' }}>
      <chakra.label htmlFor={id} textStyle="small" color="fg.muted" flex="none" display={{ base: 'none', sm: 'block' }}>
        {t('recruits.order')}
      </chakra.label>
      <chakra.select
        id={id}
        aria-label={t('recruits.order')}
        value={query.sort}
        onChange={({ target }) => {
          const sort = RECRUIT_SORTS.find((one) => one === target.value) ?? 'relevance';
          choose({ ...withFilter(query, 'updated', sort === 'updated' ? (query.filters.updated ?? []) : []), sort });
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
        {RECRUIT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`recruits.order.${sort}`)}
          </option>
        ))}
      </chakra.select>
    </Box>
  );
}
