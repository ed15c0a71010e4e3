import { useCallback, useSyncExternalStore } from 'react';
import { readStored, store } from '../../lib/browser-storage';
import { GUIDE_SLUGS, type GuideSlug } from './chapter';

const KEY = 'touchline.guide.read';
const NOTHING = '';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The chapters that were read on this device; a chapter that the guide no longer has does not count. */
function readChapters(stored: string): readonly GuideSlug[] {
  const slugs = new Set(stored.split(' '));
  return GUIDE_SLUGS.filter((slug) => slugs.has(slug));
}

/** The chapters that were read on this device (none while the page is hydrated), and a way to mark one. */
export function useReadChapters(): {
  readonly read: readonly GuideSlug[];
  readonly mark: (slug: GuideSlug, isRead: boolean) => void;
} {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(KEY) ?? NOTHING,
    () => NOTHING,
  );
  const mark = useCallback((slug: GuideSlug, isRead: boolean) => {
    const others = readChapters(readStored(KEY) ?? NOTHING).filter((one) => one !== slug);
    const next = isRead ? [...others, slug] : others;
    store(KEY, next.length === 0 ? null : next.join(' '));
    for (const listener of listeners) listener();
  }, []);
  return { read: readChapters(stored), mark };
}
