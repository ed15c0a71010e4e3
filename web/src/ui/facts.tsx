import { Box, type BoxProps } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Translated } from '../i18n/use-translations';
import { ScrollStrip } from './page-layout';

/**
 * A fact as components show it: the value already formatted in the user's language, null where nobody reported it;
 * `note` is the source or the year.
 */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string | null;
}

interface FactRowProps {
  /** The accessible name of the row as a scrollable region. */
  readonly label: string;
  readonly facts: readonly Fact[];
  /** Another layout than that of a row that scrolls on narrow screens. */
  readonly layout?: FactRowLayout;
}

/** Style properties of the row and of each fact in it. */
export interface FactRowLayout {
  readonly row: BoxProps;
  readonly fact: BoxProps;
}

/** Labels and notes wrap; a value never does, its column becomes wider instead. */
const LABEL_WIDTH = { base: '13rem', md: 'none' } as const;

/** A few large facts between two rules, separated by lines; on narrow screens the row scrolls sideways. */
export function FactRow({ label, facts, layout }: FactRowProps) {
  return (
    <ScrollStrip
      label={label}
      borderYWidth="1px"
      mx={{ base: '-4', md: '0' }}
      scrollSnapType="x proximity"
      scrollPaddingInline={{ base: '1rem', md: '0' }}
    >
      <Box
        as="dl"
        display="flex"
        minW={{ base: 'max-content', md: '0' }}
        width="full"
        px={{ base: '4', md: '0' }}
        {...layout?.row}
      >
        {facts.map(({ label: name, value, note }) => (
          <Box
            key={name}
            flex={{ base: 'none', md: '1 1 0' }}
            minW={{ base: '8.5rem', md: 'min-content' }}
            px={{ base: '4', lg: '6' }}
            my="5"
            display="flex"
            flexDirection="column-reverse"
            justifyContent="flex-end"
            borderLeftWidth="1px"
            scrollSnapAlign="start"
            _first={{ borderLeftWidth: '0', ps: '0' }}
            {...layout?.fact}
          >
            {typeof note === 'string' && (
              <Box as="dd" textStyle="small" color="fg.muted" mt="1" maxW={LABEL_WIDTH}>
                {note}
              </Box>
            )}
            <Box as="dt" textStyle="small" color="fg.muted" maxW={LABEL_WIDTH}>
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

/**
 * Facts as ruled rows, label left and value right, with source or year under the label. A value that does not fit
 * next to its label has the next line.
 */
export function FactTable({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box as="dl">
      {facts.map(({ label, value, note }) => (
        <Box
          key={label}
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          columnGap="6"
          alignItems="baseline"
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box as="dt" flex="1 1 4rem" minW="min-content" overflowWrap="break-word" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" minW="0" textAlign="end" textStyle="number" fontWeight="semibold" overflowWrap="anywhere">
            <FactValue value={value} />
          </Box>
          {typeof note === 'string' && (
            <Box as="dd" flex="0 0 100%" textStyle="small" color="fg.muted">
              {note}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** A fact's value, or a quiet "Not reported": an unknown value is never shown as zero. */
function FactValue({ value }: { readonly value: ReactNode }) {
  if (value !== null && value !== undefined && value !== '') return value;
  return (
    <Box as="span" color="fg.muted" fontWeight="normal" fontFamily="body" fontSize="md" lineHeight="1.5" letterSpacing="normal">
      <Translated id="ui.notReported" />
    </Box>
  );
}
