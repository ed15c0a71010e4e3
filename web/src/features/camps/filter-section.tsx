import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CHOSEN_LOOK } from '../../theme/chosen-look';
import { CHIP_LOOK } from '../../ui/chip';
import { FilterLink } from '../../ui/filter-link';
import { SiteLink } from '../../ui/links';

/** A group of filters under its title. */
export function FilterSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} borderTopWidth="1px" py="4">
      <Heading as="h3" textStyle="label" mb="2.5">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

const PILL_LOOK = { base: { ...CHIP_LOOK, px: '3.5', maxW: 'full', '&[aria-current=true]': CHOSEN_LOOK } } as const;

/** A view of the page as a link, so that it works before hydration. */
export const Pill = chakra(SiteLink, PILL_LOOK);

/** A filter as a link, so that it works before hydration. */
export const FilterPill = chakra(FilterLink, PILL_LOOK);
