import { Box } from '@chakra-ui/react/box';

/** The rule under a title: a touchline with the quarter circle of a corner at its left end. Decoration only. */
export function Touchline() {
  return (
    <Box
      aria-hidden
      height="4"
      borderTopWidth="2px"
      borderColor="pitch.solid"
      position="relative"
      overflow="hidden"
      _before={{
        content: '""',
        position: 'absolute',
        top: '-13px',
        left: '-13px',
        width: '26px',
        height: '26px',
        borderWidth: '2px',
        borderColor: 'pitch.solid',
        borderRadius: 'full',
      }}
    />
  );
}
