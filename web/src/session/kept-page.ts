import type { SessionState } from './session-state';
import { readHint } from './signed-in-hint';

/**
 * Where the browser shows a kept page again (back-forward cache) and its user has signed out meanwhile, or somebody else has signed in, `loadAnew` is called, so
 * that nothing private is seen. Gives the way to stop.
 */
export function watchKeptPage(state: () => SessionState, loadAnew: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    const { user } = state();
    if (persisted && user !== null && readHint()?.uid !== user.uid) loadAnew();
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}

/** Draws nothing any more and loads the page again. */
export function loadPageAnew(): void {
  document.body.hidden = true;
  location.reload();
}
