import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { X } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { useTranslations } from '../i18n/use-translations';

/** The style of a filter as a link or button: a pill in the panel colour. */
export const CHIP_LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  borderRadius: 'pill',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  bg: 'bg.panel',
  color: 'fg',
  textStyle: 'small',
  fontWeight: 'medium',
  textDecoration: 'none',
  transition: 'background 150ms ease-out',
  _hover: { bg: 'bg.muted' },
} as const;

interface FilterChipProps {
  readonly text: string;
  /** The address of the page without this filter: a real link, so that it works before hydration. */
  readonly withoutIt: To;
}

const RemovingLink = chakra(Link, {
  base: {
    ...CHIP_LOOK,
    maxW: 'full',
    ps: '4',
    pe: '3',
  },
});

/** An active filter; its link removes it. */
export function FilterChip({ text, withoutIt }: FilterChipProps) {
  const t = useTranslations();
  return (
    <RemovingLink to={withoutIt} state={{ preserveScroll: true }}>
      <VisuallyHidden>{t('ui.removeFilter')}</VisuallyHidden>
      <Box as="span" minW="0" overflowWrap="anywhere">
        {text}
      </Box>
      <X size={16} strokeWidth={1.75} aria-hidden style={{ flex: 'none' }} />
    </RemovingLink>
  );
}
