import { Box } from '@chakra-ui/react/box';

export interface Fact {
  readonly name: string;
  readonly value: string | null;
}

/** Facts as ruled rows, name and value; an unknown one is left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box as="dl">
      {facts.map(({ name, value }) =>
        value === null ? null : (
          <Box
            key={name}
            display="flex"
            justifyContent="space-between"
            gap="4"
            py="2.5"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Box as="dt" color="fg.muted">
              {name}
            </Box>
            <Box as="dd" textAlign="end" fontWeight="medium" fontVariantNumeric="tabular-nums" flexShrink="0" maxW="65%">
              {value}
            </Box>
          </Box>
        ),
      )}
    </Box>
  );
}
