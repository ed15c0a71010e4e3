import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A body that is swiped sideways under a head that stands still: the head follows the body, and steps go from column to
 * column. `first` is the first column in sight, `isWide` whether there is more than fits.
 */
export function useSideSwipe(columns: number) {
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ first: 0, isWide: false });

  const measure = useCallback(() => {
    const [under, over] = [body.current, head.current];
    if (under === null || over === null) return;
    over.scrollLeft = under.scrollLeft;
    const isWide = under.scrollWidth > under.clientWidth + 1;
    const first = isWide ? Math.round((under.scrollLeft / under.scrollWidth) * columns) : 0;
    setSeen((before) => (before.first === first && before.isWide === isWide ? before : { first, isWide }));
  }, [columns]);

  useEffect(() => {
    const under = body.current;
    if (under === null || !('ResizeObserver' in window)) return;
    const sizes = new ResizeObserver(measure);
    sizes.observe(under);
    return () => sizes.disconnect();
  }, [measure]);

  /** Brings a column to the left edge; the browser animates it unless the user wants less motion. */
  const show = useCallback(
    (column: number) => {
      const under = body.current;
      under?.scrollTo({ left: (column / columns) * under.scrollWidth });
    },
    [columns],
  );

  return { head, body, onScroll: measure, show, ...seen };
}
