import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

interface PersonFactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** A few facts, each with its label before it; on narrow screens the label stands above. */
export function PersonFacts({ facts }: PersonFactsProps) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' }} columnGap="6" pt="4">
      {facts.map(({ label, value }) => (
        <Box key={label} display="contents">
          <Box as="dt" textStyle="small" color="fg.muted" pt="1">
            {label}
          </Box>
          <Box as="dd" pb="2" pt={{ base: '0', md: '1' }} minW="0" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
