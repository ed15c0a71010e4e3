import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

const LONG_FROM = 20;

/** A fact's text as it stands in a table: a long one breaks into lines, so that its name keeps its room. */
export function longValue(text: string | null): ReactNode {
  if (text === null || text.length < LONG_FROM) return text;
  return (
    <Box as="span" display="block" maxW={{ base: '12rem', sm: '18rem', lg: '14rem' }}>
      {text}
    </Box>
  );
}
