import { useCallback, useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { readInTab, storeInTab } from '../../lib/browser-storage';

const STORAGE_KEY = 'touchline.scrollPositions';

type Positions = Record<string, number>;

/**
 * Lets the router remember the scroll position of each entry of the browser's history, also beyond a reload. Returns
 * the function that tells the position at which the current entry was left, or null for a new one.
 */
export function useSavedPosition(): () => number | null {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (router === undefined) return undefined;
    const positions = readPositions();
    const stop = router.enableScrollRestoration(positions, () => window.scrollY);
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      positions[router.state.location.key] = window.scrollY;
      storeInTab(STORAGE_KEY, JSON.stringify(positions));
      window.history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      stop();
    };
  }, [router]);
  return useCallback(() => {
    const position = router?.state.restoreScrollPosition;
    return typeof position === 'number' ? position : null;
  }, [router]);
}

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(readInTab(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(Object(stored) as object);
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}
