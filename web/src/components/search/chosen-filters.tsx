import { Box } from '@chakra-ui/react/box';
import type { To } from 'react-router-dom';
import { FilterChip } from '../../ui/filter-chip';
import { PageLink } from '../../ui/links';

interface ChosenFilter {
  readonly key: string;
  readonly text: string;
  /** The address of the search without this filter. */
  readonly withoutIt: To;
}

interface ChosenFiltersProps {
  readonly label: string;
  readonly chosen: readonly ChosenFilter[];
  /** The link that removes all filters. */
  readonly clear: { readonly text: string; readonly to: To };
}

/**
 * The chosen filters of a search, each with a link that removes it, and one for all; on phones in one row, which
 * scrolls sideways. Nothing where none is chosen.
 */
export function ChosenFilters({ label, chosen, clear }: ChosenFiltersProps) {
  if (chosen.length === 0) return null;
  return (
    <Box
      as="ul"
      aria-label={label}
      listStyleType="none"
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      position="relative"
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollbarWidth="none"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      alignItems="center"
      gap="2"
      mb="4"
    >
      {chosen.map(({ key, text, withoutIt }) => (
        <Box as="li" key={key} flex={{ base: 'none', md: 'initial' }} maxW="full">
          <FilterChip text={text} withoutIt={withoutIt} />
        </Box>
      ))}
      <Box as="li" flex="none" whiteSpace="nowrap">
        <PageLink
          to={clear.to}
          state={{ preserveScroll: true }}
          display="inline-flex"
          alignItems="center"
          minH="11"
          px="2"
          textStyle="small"
          fontWeight="medium"
          textDecoration="underline"
        >
          {clear.text}
        </PageLink>
      </Box>
    </Box>
  );
}
