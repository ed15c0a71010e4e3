import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { X } from 'lucide-react';
import type { To } from 'react-router-dom';
import { useTranslations } from '../i18n/use-translations';
import { CHIP_LOOK } from './chip';
import { Icon } from './icon';
import { FilterLink } from './filter-link';

interface FilterChipProps {
  readonly text: string;
  /** The address of the page without this filter: a real link, so that it works before hydration. */
  readonly withoutIt: To;
}

const RemovingLink = chakra(FilterLink, {
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
    <RemovingLink to={withoutIt}>
      <VisuallyHidden>{t('ui.removeFilter')}</VisuallyHidden>
      <Box as="span" minW="0" overflowWrap="anywhere">
        {text}
      </Box>
      <Icon as={X} size={16} style={{ flex: 'none' }} />
    </RemovingLink>
  );
}
