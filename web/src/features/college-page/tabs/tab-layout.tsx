import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** The sections of a subpage below one another (spacing: docs/look.md). */
export function TabBody({ children }: { readonly children: ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap={{ base: '12', md: '16' }}>
      {children}
    </Box>
  );
}

/** Content with a sidebar of facts or links, which stands below it on narrow screens. */
export function WithSidebar({ children, sidebar }: { readonly children: ReactNode; readonly sidebar: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}
      columnGap="16"
      rowGap={{ base: '12', md: '16' }}
      alignItems="start"
    >
      <TabBody>{children}</TabBody>
      <TabBody>{sidebar}</TabBody>
    </Box>
  );
}
