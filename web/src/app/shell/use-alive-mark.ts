import { useEffect } from 'react';

/** Marks `<html data-alive>` once the page's script answers presses; until then links and forms alone do. */
export function useAliveMark(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);
}
