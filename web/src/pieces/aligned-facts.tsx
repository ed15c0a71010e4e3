import { Box } from '@chakra-ui/react/box';
import type { Fact } from '../ui/fact';

const DASH = '–';

interface AlignedFactsProps {
  readonly facts: readonly Fact[];
  readonly columns: number;
}

/** Facts that stand under one another in every row and card of a group; an unknown value is a quiet dash. */
export function AlignedFacts({ facts, columns }: AlignedFactsProps) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`} columnGap="3" rowGap="3" width="full">
      {facts.map(({ label, value }) => (
        <Box key={label} minW="0" display="flex" flexDirection="column-reverse" justifyContent="flex-end">
          <Box as="dt" textStyle="small" fontSize="0.8125rem" lineHeight="1.125rem" color="fg.muted" truncate>
            {label}
          </Box>
          <Box as="dd" textStyle="number" fontWeight="semibold" color={value === null ? 'fg.muted' : 'fg'} truncate>
            {value ?? DASH}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
