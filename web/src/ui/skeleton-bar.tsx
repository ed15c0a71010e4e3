import { Box, type BoxProps } from '@chakra-ui/react/box';

/** A quiet bar in the place of a text that is still loading. */
export function SkeletonBar(props: BoxProps) {
  return <Box aria-hidden bg="bg.emphasized" borderRadius="l1" animation="pulse" height="1em" {...props} />;
}
