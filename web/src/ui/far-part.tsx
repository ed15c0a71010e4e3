import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../lib/hydration/deferred-loading';

const waiting = new Set<() => void>();
let cancel: (() => void) | null = null;

/** Lays out the first part that waits, and the next one in the idle time after it. */
function showNext() {
  const [show] = waiting;
  if (show === undefined) {
    cancel = null;
    return;
  }
  waiting.delete(show);
  show();
  cancel = whenIdle(showNext);
}

/** Takes a part into the queue; the returned function takes it out again. */
function showWhenIdle(show: () => void): () => void {
  waiting.add(show);
  cancel ??= whenIdle(showNext);
  return () => {
    waiting.delete(show);
    if (waiting.size > 0) return;
    cancel?.();
    cancel = null;
  };
}

/** Until its turn the browser lays a part out only near the screen; a part that was seen keeps its height. */
const NOT_YET_SHOWN = {
  '@media screen': {
    '&:not([data-shown])': { contentVisibility: 'auto', containIntrinsicSize: 'auto 32rem' },
  },
  '&:empty': { display: 'none' },
} as const;

/**
 * A part of a long page that stands below the first screen. All of its HTML is there at once, for readers without
 * script, for search engines and for the search in the page. Its layout waits until somebody scrolls to it or the
 * browser is idle, one part after the other, so that no single task lays out the whole page.
 */
export function FarPart({ children }: { readonly children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => showWhenIdle(() => setIsShown(true)), []);
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: '8', md: '10' }}
      minW="0"
      data-shown={isShown ? '' : undefined}
      css={NOT_YET_SHOWN}
    >
      {children}
    </Box>
  );
}
