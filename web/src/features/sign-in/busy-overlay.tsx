import { Box } from '@chakra-ui/react/box';
import { Spinner } from '@chakra-ui/react/spinner';
import type { ReactNode } from 'react';

interface BusyOverlayProps {
  readonly isBusy: boolean;
  readonly text: string;
  readonly children: ReactNode;
}

/** Lies over a form while it is being sent, so that nothing in it can be changed, and says what is going on. */
export function BusyOverlay({ isBusy, text, children }: BusyOverlayProps) {
  return (
    <Box position="relative">
      <Box inert={isBusy} opacity={isBusy ? 0.35 : 1}>
        {children}
      </Box>
      <Box role="status">
        {isBusy && (
          <Box position="absolute" inset="0" zIndex="1" display="flex" alignItems="flex-end" justifyContent="center">
            <Box
              ref={takeFocus}
              tabIndex={0}
              position="sticky"
              bottom="0"
              display="flex"
              alignItems="center"
              gap="3"
              px="5"
              minH="14"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="card"
              boxShadow="soft"
              fontWeight="600"
            >
              <Spinner />
              {text}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** What had the focus can have it no longer; the keyboard goes on from here. */
function takeFocus(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
}
