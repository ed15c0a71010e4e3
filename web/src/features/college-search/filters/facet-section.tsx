import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { To } from 'react-router-dom';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { FilterLink } from '../../../ui/filter-link';

const Fold = chakra('details', { base: { '&[open] > summary svg': { transform: 'rotate(180deg)' } } });
const FoldHead = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '11',
    my: '-2.5',
    borderRadius: 'control',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

interface FacetSectionProps {
  readonly title: string;
  /** The initial state of a collapsible section, which works without script; `never` where it cannot collapse. */
  readonly fold: 'open' | 'shut' | 'never';
  readonly children: ReactNode;
}

/** A group of filters under its title. Choosing filters does not open or collapse it. */
export function FacetSection({ title, fold, children }: FacetSectionProps) {
  const [startsOpen] = useState(fold === 'open');
  const heading = (
    <Heading as="h3" textStyle="label">
      {title}
    </Heading>
  );
  return (
    <Box as="section" aria-label={title} borderTopWidth="1px" py="4">
      {fold === 'never' ? (
        heading
      ) : (
        <Fold open={startsOpen}>
          <FoldHead>
            {heading}
            <Icon as={ChevronDown} size={18} />
          </FoldHead>
          <Box mt="3.5">{children}</Box>
        </Fold>
      )}
      {fold === 'never' && <Box mt="1">{children}</Box>}
    </Box>
  );
}

const OptionLink = chakra(FilterLink, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '2',
    mx: '-2',
    borderRadius: 'control',
    color: 'fg',
    textStyle: 'small',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    '&[aria-disabled=true]': { color: 'fg.muted' },
  },
});

interface FacetOptionProps {
  readonly name: string;
  /** The number of results; null where it is not counted. */
  readonly count: number | null;
  /** How many of these no list confirms. */
  readonly inferred?: number;
  readonly isChosen: boolean;
  /** Shown as a radio button: only one of the group can be chosen. */
  readonly isRound?: boolean;
  readonly to: To;
}

/**
 * A value of a group of filters with its count. It is a real link, so that it works before hydration, and preserves the
 * scroll position. Screen readers hear what the number counts.
 */
export function FacetOption({ name, count, inferred = 0, isChosen, isRound = false, to }: FacetOptionProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <Box as="li">
      <OptionLink to={to} isOne={isRound} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
        <Box
          as="span"
          flex="none"
          width="5"
          height="5"
          display="flex"
          alignItems="center"
          justifyContent="center"
          borderWidth="1px"
          borderRadius={isRound ? 'full' : '4px'}
          borderColor={isChosen ? 'pitch.solid' : 'border.emphasized'}
          bg={isChosen ? 'pitch.solid' : 'bg.panel'}
          color="pitch.contrast"
        >
          {isChosen && <Check size={14} strokeWidth={2.5} aria-hidden />}
        </Box>
        <Box as="span" aria-hidden flex="1" minW="0" lineHeight="1.25rem" overflowWrap="anywhere">
          {name}
          {inferred > 0 && (
            <Box as="span" display="block" textStyle="small" color="fg.muted">
              {t('colleges.inferred', { count: inferred })}
            </Box>
          )}
        </Box>
        {count !== null && (
          <Box as="span" aria-hidden fontVariantNumeric="tabular-nums" color="fg.muted">
            {new Intl.NumberFormat(language).format(count)}
          </Box>
        )}
        <VisuallyHidden>
          {count === null ? name : t('colleges.option', { name, count })}
          {inferred > 0 && `, ${t('colleges.inferred', { count: inferred })}`}
        </VisuallyHidden>
      </OptionLink>
    </Box>
  );
}
