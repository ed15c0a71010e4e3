import { MOBILE_BELOW_PX } from '@touchline/domain/constants/limits';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';

const WIDE = `(min-width: ${MOBILE_BELOW_PX}px)`;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Shows a page only in windows under 992 px; wider ones go on to another address, as soon as the browser knows its width. */
export function MobileOnly({ widerGoesTo, children }: { readonly widerGoesTo: string; readonly children: ReactNode }) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return isWide ? <Navigate to={widerGoesTo} replace /> : <>{children}</>;
}
