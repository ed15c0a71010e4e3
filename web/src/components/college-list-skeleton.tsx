import { Box } from '@chakra-ui/react/box';
import { SkeletonCrest, SkeletonRegion } from '../ui/skeleton';
import { SkeletonBar } from '../ui/skeleton-bar';
import { COLLEGE_ROW_HEIGHT } from './college-row';

interface CollegeListSkeletonProps {
  readonly rows: number;
  readonly label: string;
  /** Whether the rows will have facts, which makes them taller. */
  readonly hasFacts?: boolean;
}

/** A list of colleges that is still loading, in the shape it will have. */
export function CollegeListSkeleton({ rows, label, hasFacts = false }: CollegeListSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
        {Array.from({ length: rows }, (_, row) => (
          <Box
            key={row}
            display="flex"
            alignItems="center"
            gap={{ base: '4', md: '5' }}
            height={COLLEGE_ROW_HEIGHT[hasFacts ? 'withFacts' : 'plain']}
            px={{ base: '4', md: '6' }}
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <SkeletonCrest size={48} />
            <Box flex="1">
              <SkeletonBar width={`${34 + ((row * 17) % 30)}%`} height="1rem" mb="2.5" />
              <SkeletonBar width={`${16 + ((row * 11) % 14)}%`} height="0.8rem" />
            </Box>
          </Box>
        ))}
      </Box>
    </SkeletonRegion>
  );
}
