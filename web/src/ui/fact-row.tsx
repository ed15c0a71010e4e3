import { Box } from '@chakra-ui/react/box';
import type { Fact } from './fact';
import { FactValue } from './fact-value';
import { ScrollStrip } from './scroll-strip';

interface FactRowProps {
  /** Names the row where it is swiped by keyboard. */
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** Names and notes wrap; a value never does, and makes its place wider instead. */
const NAMES_WIDTH = { base: '13rem', md: 'none' } as const;

/** A few big facts between two rules, divided by lines; on narrow screens they swipe. */
export function FactRow({ label, facts }: FactRowProps) {
  return (
    <ScrollStrip
      label={label}
      borderYWidth="1px"
      mx={{ base: '-4', md: '0' }}
      scrollSnapType="x proximity"
      scrollPaddingInline={{ base: '1rem', md: '0' }}
    >
      <Box as="dl" display="flex" minW="max-content" width="full" px={{ base: '4', md: '0' }}>
        {facts.map(({ label: name, value, note }) => (
          <Box
            key={name}
            flex={{ base: 'none', md: '1 1 0' }}
            minW={{ base: '8.5rem', md: '9rem' }}
            px={{ base: '4', md: '6' }}
            my="5"
            display="flex"
            flexDirection="column-reverse"
            justifyContent="flex-end"
            borderLeftWidth="1px"
            scrollSnapAlign="start"
            _first={{ borderLeftWidth: '0', ps: '0' }}
          >
            {typeof note === 'string' && (
              <Box as="dd" textStyle="small" color="fg.muted" mt="1" maxW={NAMES_WIDTH}>
                {note}
              </Box>
            )}
            <Box as="dt" textStyle="small" color="fg.muted" maxW={NAMES_WIDTH}>
              {name}
            </Box>
            <Box
              as="dd"
              textStyle="figure"
              lineHeight="2.25rem"
              minH="2.25rem"
              display="flex"
              alignItems="center"
              whiteSpace="nowrap"
            >
              <FactValue value={value} />
            </Box>
          </Box>
        ))}
      </Box>
    </ScrollStrip>
  );
}
