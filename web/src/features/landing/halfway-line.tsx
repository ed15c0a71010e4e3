import { Box } from '@chakra-ui/react/box';

/** The halfway line and the centre circle between two halves; decoration only, on wide screens. */
export function HalfwayLine() {
  return (
    <Box aria-hidden display={{ base: 'none', lg: 'block' }} opacity="0.22">
      <Box position="absolute" left="50%" top="0" bottom="0" borderLeftWidth="2px" borderColor="hero.fg" />
      <Box
        position="absolute"
        left="50%"
        top="24.5rem"
        boxSize="19rem"
        transform="translate(-50%, -50%)"
        borderWidth="2px"
        borderColor="hero.fg"
        borderRadius="full"
      />
      <Box
        position="absolute"
        left="50%"
        top="24.5rem"
        boxSize="3"
        transform="translate(-50%, -50%)"
        bg="hero.fg"
        borderRadius="full"
      />
    </Box>
  );
}
