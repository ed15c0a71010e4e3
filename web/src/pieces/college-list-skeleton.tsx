import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { SkeletonBar } from '../ui/skeleton-bar';
import { COLLEGE_ROW_HEIGHT } from './college-row';

/** A list of colleges that is still loading, in the shape it will have. */
export function CollegeListSkeleton({ rows, label }: { readonly rows: number; readonly label: string }) {
  return (
    <Box role="status" bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} height={COLLEGE_ROW_HEIGHT} px={{ base: '6', md: '8' }} py="4" borderTopWidth={row === 0 ? '0' : '1px'}>
          <SkeletonBar width={`${34 + ((row * 17) % 30)}%`} height="1.1rem" mb="3" />
          <SkeletonBar width={`${16 + ((row * 11) % 14)}%`} />
        </Box>
      ))}
    </Box>
  );
}
