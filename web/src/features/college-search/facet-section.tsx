import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const Fold = chakra('details', { base: { '&[open] > summary svg': { transform: 'rotate(180deg)' } } });
const FoldHead = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '11',
    my: '-2.5',
    borderRadius: 'control',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

interface FacetSectionProps {
  readonly title: string;
  /** How it begins where it can be folded (by the page itself, without any script); `never` where it cannot. */
  readonly fold: 'open' | 'shut' | 'never';
  readonly children: ReactNode;
}

/** A group of filters under its title. What folds stays as the reader has left it, whatever is chosen meanwhile. */
export function FacetSection({ title, fold, children }: FacetSectionProps) {
  const [startsOpen] = useState(fold === 'open');
  const heading = (
    <Heading as="h3" textStyle="label">
      {title}
    </Heading>
  );
  return (
    <Box as="section" aria-label={title} borderTopWidth="1px" py="4">
      {fold === 'never' ? (
        heading
      ) : (
        <Fold open={startsOpen}>
          <FoldHead>
            {heading}
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
          </FoldHead>
          <Box mt="3.5">{children}</Box>
        </Fold>
      )}
      {fold === 'never' && <Box mt="1">{children}</Box>}
    </Box>
  );
}
