import { Box } from '@chakra-ui/react/box';
import type { Fact } from './fact';
import { FactValue } from './fact-value';

/** Facts as ruled rows, name left and value right; source or year under the name. */
export function FactTable({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box as="dl">
      {facts.map(({ label, value, note }) => (
        <Box
          key={label}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) minmax(0, auto)"
          columnGap="6"
          alignItems="baseline"
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box as="dt" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" textAlign="end" textStyle="number" fontWeight="semibold" overflowWrap="anywhere">
            <FactValue value={value} />
          </Box>
          {typeof note === 'string' && (
            <Box as="dd" gridColumn="1 / -1" textStyle="small" color="fg.muted">
              {note}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
