import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useEffect, useRef, useState } from 'react';

interface ScrollStripProps extends BoxProps {
  /** Names what is inside, for whoever moves it by keyboard. */
  readonly label: string;
}

/** Content that may be wider than its place and then swipes sideways; a stop of the keyboard only while it does, and as long as nobody has measured it. */
export function ScrollStrip({ label, children, ...rest }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isTooWide, setIsTooWide] = useState(true);
  useEffect(() => {
    const box = strip.current;
    if (box === null) return;
    const measure = new ResizeObserver(() => setIsTooWide(box.scrollWidth > box.clientWidth + 1));
    for (const one of [box, ...box.children]) measure.observe(one);
    return () => measure.disconnect();
  }, []);
  const stop = isTooWide ? ({ role: 'group', 'aria-label': label, tabIndex: 0 } as const) : {};
  return (
    <Box ref={strip} position="relative" overflowX="auto" scrollbarWidth="none" {...stop} {...rest}>
      {children}
    </Box>
  );
}
