import { Box } from '@chakra-ui/react/box';
import { useNavigation } from 'react-router-dom';

/**
 * A line at the top of the window while the next page is loading: it appears after a moment, so that quick pages show
 * none. The page before stays usable.
 */
export function PendingLine() {
  if (useNavigation().state === 'idle') return null;
  return (
    <Box
      aria-hidden
      data-pending=""
      position="fixed"
      insetX="0"
      top="0"
      zIndex="skipNav"
      height="3px"
      bg="flare.solid"
      pointerEvents="none"
      animation="fade-in 200ms ease-out 300ms both"
    />
  );
}
