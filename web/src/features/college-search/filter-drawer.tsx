import { Button } from '@chakra-ui/react/button';
import { SlidersHorizontal } from 'lucide-react';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { ButtonLink } from '../../ui/button-link';
import { Drawer } from '../../ui/drawer';
import { FacetPanel } from './facet-panel';
import { filtersChosen, withoutFilters } from './search-address';
import { useCollegeQuery } from './use-college-query';

interface FilterDrawerProps {
  readonly counts: FacetCounts | null;
  readonly total: number;
}

/** Under 992 px the filters come in a drawer; its lower end says how many colleges they leave. */
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
            <ButtonLink variant="outline" to={linkTo(withoutFilters(query))} state={{ keepsPlace: true }}>
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
