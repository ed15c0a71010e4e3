import { Box, type BoxProps } from '@chakra-ui/react/box';
import { SkeletonBar } from './skeletons';

const TEXT_WIDTHS = ['92%', '97%', '88%', '60%'];

/** A title and a text that are still loading. */
export function TextSkeleton(props: BoxProps) {
  return (
    <Box display="grid" gap="4" maxW="text" minH="40rem" alignContent="start" {...props}>
      <SkeletonBar width="9rem" height="1.75rem" />
      {TEXT_WIDTHS.map((width) => (
        <SkeletonBar key={width} width={width} />
      ))}
    </Box>
  );
}
