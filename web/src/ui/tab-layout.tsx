import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { SideSections } from './page-layout';

/** The sections of a subpage below one another (spacing: docs/look.md). */
export function TabBody({ children }: { readonly children: ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap={{ base: '9', md: '16' }}>
      {children}
    </Box>
  );
}

/** The two columns of a tab, once both have content. */
const TWO_COLUMNS = {
  '&:has(> :first-of-type:not(:empty)):has(> :last-of-type:not(:empty))': {
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 23rem' },
  },
  '& > :empty': { display: 'none' },
} as const;

/**
 * Content with a sidebar of facts or links, which stands below it on narrow screens. Where only one of the two has
 * content it takes the whole width.
 */
export function WithSidebar({ children, sidebar }: { readonly children: ReactNode; readonly sidebar: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      columnGap="16"
      rowGap={{ base: '9', md: '16' }}
      alignItems="start"
      css={TWO_COLUMNS}
    >
      <TabBody>{children}</TabBody>
      <TabBody>
        <SideSections>{sidebar}</SideSections>
      </TabBody>
    </Box>
  );
}

/** The blocks of a chapter: two columns where at least two of them have content and the window is wide. */
export function Blocks({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      columnGap="16"
      rowGap={{ base: '6', md: '10' }}
      alignItems="start"
      css={{
        '&:has(> * + *)': { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
        '&:empty': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
