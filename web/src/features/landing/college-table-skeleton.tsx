import { Box } from '@chakra-ui/react/box';
import { SkeletonCrest, SkeletonRegion } from '../../ui/skeleton';
import { SkeletonBar } from '../../ui/skeleton-bar';
import { TABLE_ROWS } from './college-table';

/** The table of colleges while it loads, in the shape it will have. */
export function CollegeTableSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Box height="11" />
      {Array.from({ length: TABLE_ROWS.wide }, (_, row) => (
        <Box
          key={row}
          display={row < TABLE_ROWS.narrow ? 'flex' : { base: 'none', lg: 'flex' }}
          alignItems="center"
          gap="3"
          height="11"
          px={{ base: '4', md: '5' }}
          borderTopWidth="1px"
        >
          <SkeletonCrest size={28} />
          <Box flex="1">
            <SkeletonBar width={`${46 + ((row * 17) % 34)}%`} />
          </Box>
          <SkeletonBar width="4.5rem" />
        </Box>
      ))}
    </SkeletonRegion>
  );
}
