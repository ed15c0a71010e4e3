import { HINT_KEY, readHint } from './stored-session';

/** What ends a page whose user is gone. */
interface ReaderWatch {
  /** The user as whom the page has read, or may have; null for nobody. */
  readonly reader: () => string | null;
  /** They have signed out in another tab, or somebody else has signed in there. */
  readonly onGone: () => void;
  /** The browser has restored the page from its back/forward cache, and meanwhile they have. */
  readonly onRestored: () => void;
}

/**
 * Watches whether the user of a page is still the one of this browser: by the hint that all its tabs share, and, as a
 * **bfcache guard**, when a page is restored. Returns a function that stops it.
 */
export function watchReader({ reader, onGone, onRestored }: ReaderWatch): () => void {
  const isGone = () => reader() !== null && readHint()?.uid !== reader();
  const onStorage = ({ key }: StorageEvent) => {
    if ((key === null || key === HINT_KEY) && isGone()) onGone();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isGone()) onRestored();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}

/** Hides the page at once and reloads it. */
export function reloadHidden(): void {
  document.body.hidden = true;
  location.reload();
}
