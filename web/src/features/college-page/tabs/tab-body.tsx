import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** The parts of a subpage below one another, with the room between sections of look.md. */
export function TabBody({ children }: { readonly children: ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap={{ base: '12', md: '16' }}>
      {children}
    </Box>
  );
}
