import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { Touchline } from '../ui/page-layout';

const Details = chakra('details', {
  base: {
    minW: '0',
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '@media (min-width: 62rem)': {
      '&::details-content': { contentVisibility: 'visible', height: 'auto' },
      '@supports selector(::details-content)': { '& > summary': { cursor: 'auto', '& svg': { display: 'none' } } },
    },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '11',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

interface FoldedPartProps {
  /** The part of the address behind `#`, which opens this part also before scripts run. */
  readonly id?: string;
  readonly title: string;
  /** A chapter of the page with its rule, or a part of one. */
  readonly level: 'h2' | 'h3';
  /** How much is folded, such as the number of questions; shown on narrow windows. */
  readonly count: string;
  readonly children: ReactNode;
}

/**
 * A long part of a page, folded under its heading on windows under 992 px and open on wider ones and on paper. It works
 * without script, and links into it open it.
 */
export function FoldedPart({ id, title, level, count, children }: FoldedPartProps) {
  return (
    <Details id={id} suppressHydrationWarning>
      <Summary>
        <Heading as={level} textStyle={level} minW="0" overflowWrap="anywhere">
          {title}
        </Heading>
        <Box display="flex" alignItems="center" gap="2" flex="none" color="fg.muted">
          <Box as="span" textStyle="small" hideFrom="lg">
            {count}
          </Box>
          <Icon as={ChevronDown} />
        </Box>
      </Summary>
      {level === 'h2' && <Touchline />}
      <Box pt="4" pb={{ base: '4', lg: '0' }}>
        {children}
      </Box>
    </Details>
  );
}
