import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { TabBody } from './tab-body';

/** A story with its facts or links beside it, below it on narrow screens; without anything beside it the story stands alone. */
export function Beside({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}
      columnGap="16"
      rowGap={{ base: '12', md: '16' }}
      alignItems="start"
    >
      <TabBody>{children}</TabBody>
      <TabBody>{side}</TabBody>
    </Box>
  );
}
