import { Box, type BoxProps } from '@chakra-ui/react/box';

/** The column that a page's content stands in: at most 1200 px wide, with room at both sides. */
export function Content(props: BoxProps) {
  return <Box maxW="75rem" mx="auto" px={{ base: '4', md: '8' }} width="full" {...props} />;
}
