import { useEffect } from 'react';
import { store } from '../../lib/browser-storage';
import { useReader } from './use-reader';

const STORED_AS = 'touchline.navigation';

/** Remembers in this browser that its reader has no Plus, so that at the next visit no bar moves once it is known who reads; the head script marks <html> by it before the first paint. */
export function useNavigationMark(): void {
  const { isKnown, isAdmin, seesPlus } = useReader();
  const mark = isAdmin ? 'admin' : 'coach';
  useEffect(() => {
    if (!isKnown) return;
    store(STORED_AS, seesPlus ? null : mark);
    if (seesPlus) document.documentElement.removeAttribute('data-navigation');
    else document.documentElement.setAttribute('data-navigation', mark);
  }, [isKnown, seesPlus, mark]);
}
