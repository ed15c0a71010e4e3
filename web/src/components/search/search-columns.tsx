import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';

interface SearchColumnsProps {
  readonly filtersTitle: string;
  /** Null where the results take the whole width. */
  readonly filters: ReactNode;
  /** The id that the skip link leads to. */
  readonly resultsId: string;
  /** The number of results, left of the line over them. */
  readonly count: ReactNode;
  /** Drawer, order and further controls, right of the line over the results. */
  readonly controls: ReactNode;
  /** True where number and controls fit into one line of a phone. */
  readonly isOneLine?: boolean;
  readonly children: ReactNode;
}

/** The filters stay next to the results and scroll on their own, so that no half of the page is empty. */
const OWN_SCROLL = {
  position: 'sticky',
  top: '4',
  height: 'calc(100vh - 2rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: '1',
  mx: '-1',
} as const;

/** The two columns of a search: its filters (from 992 px on), and the results under their number and controls. */
export function SearchColumns({
  filtersTitle,
  filters,
  resultsId,
  count,
  controls,
  isOneLine = false,
  children,
}: SearchColumnsProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', ...(filters === null ? {} : { lg: '17.5rem minmax(0, 1fr)' }) }}
      gap="8"
      alignItems="start"
    >
      {filters !== null && (
        <Box
          as="aside"
          id={`${resultsId}-filters`}
          data-shown-by-link=""
          aria-labelledby={`${resultsId}-filters-title`}
          hideBelow="lg"
          {...OWN_SCROLL}
        >
          <Heading as="h2" id={`${resultsId}-filters-title`} textStyle="h3" mb="3">
            {filtersTitle}
          </Heading>
          {filters}
        </Box>
      )}
      <Box id={resultsId} tabIndex={-1} minW="0" outline="none" scrollMarginTop="6rem">
        <Box
          display="flex"
          flexWrap={{ base: isOneLine ? 'nowrap' : 'wrap', sm: 'wrap' }}
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          mb={{ base: isOneLine ? '2' : '4', md: '4' }}
          minH="11"
        >
          {isOneLine ? <Box minW="7.5rem">{count}</Box> : count}
          <Box
            display="flex"
            flexWrap="wrap"
            gap="3"
            minW={isOneLine ? '9rem' : '0'}
            width={{ base: isOneLine ? 'auto' : 'full', sm: 'auto' }}
          >
            {controls}
          </Box>
        </Box>
        {children}
      </Box>
    </Box>
  );
}
