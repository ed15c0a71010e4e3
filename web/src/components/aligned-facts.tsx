import { Box } from '@chakra-ui/react/box';
import type { Fact } from '../ui/fact';

const DASH = '–';

/** Four in a row: money first and a count last need more room than two shares between them. */
const FOUR = 'minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr) minmax(0, 5.5fr)';

interface AlignedFactsProps {
  readonly facts: readonly Fact[];
  readonly columns: number;
}

/** Facts that stand under one another in every row and card of a group; an unknown value is a quiet dash. */
export function AlignedFacts({ facts, columns }: AlignedFactsProps) {
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={columns === 4 ? FOUR : `repeat(${columns}, minmax(0, 1fr))`}
      columnGap="2"
      rowGap="3"
      width="full"
    >
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
