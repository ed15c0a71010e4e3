import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { To } from 'react-router-dom';
import { useTranslations } from '../i18n/use-translations';
import { CHOSEN_LOOK } from '../theme/chosen-look';
import { Icon } from './icon';
import { SiteLink } from './links';

const AROUND = 1;

/**
 * The pages that a pagination lists: the first, the last, the current one and its neighbours; null stands for a gap.
 */
export function pageSteps(page: number, pages: number): readonly (number | null)[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (step) => step === 1 || step === pages || Math.abs(step - page) <= AROUND,
  );
  return named.flatMap((step, index) => {
    const missing = step - (named[index - 1] ?? 0) - 1;
    if (missing === 0) return [step];
    return missing === 1 ? [step - 1, step] : [null, step];
  });
}

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  /** The address of a page with the same search. */
  readonly toPage: (page: number) => To;
}

const Step = chakra(SiteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minW: '11',
    minH: '11',
    px: '2',
    borderRadius: 'control',
    textStyle: 'number',
    fontWeight: 'medium',
    color: 'fg',
    transition: 'background 150ms ease-out',
    _hover: { bg: 'bg.muted' },
    _currentPage: CHOSEN_LOOK,
  },
});

/**
 * Pagination as real links: previous, the pages around the current one with first and last, next. Empty for a single
 * page.
 */
export function Pagination({ page, pages, toPage }: PaginationProps) {
  const t = useTranslations();
  if (pages <= 1) return null;
  return (
    <Box
      as="nav"
      aria-label={t('ui.pages')}
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap={{ base: '0', sm: '1' }}
    >
      {page > 1 && (
        <Step to={toPage(page - 1)} rel="prev" aria-label={t('ui.previous')}>
          <Icon as={ChevronLeft} />
        </Step>
      )}
      {pageSteps(page, pages).map((step, index) =>
        step === null ? (
          <Box as="span" key={`gap ${index}`} aria-hidden minW="6" textAlign="center" color="fg.muted">
            …
          </Box>
        ) : (
          <Step
            key={step}
            to={toPage(step)}
            aria-label={t('ui.page', { page: step })}
            aria-current={step === page ? 'page' : undefined}
            {...(Math.abs(step - page) === 2 || (Math.abs(step - page) === 1 && page > 2 && page < pages - 1)
              ? { display: { base: 'none', sm: 'inline-flex' } }
              : {})}
          >
            {step}
          </Step>
        ),
      )}
      {page < pages && (
        <Step to={toPage(page + 1)} rel="next" aria-label={t('ui.next')}>
          <Icon as={ChevronRight} />
        </Step>
      )}
    </Box>
  );
}
