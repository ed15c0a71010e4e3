import { type EmotionCache, withEmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';

const caches = new Set<EmotionCache>();
const CacheReader = withEmotionCache((_props: object, cache: EmotionCache) => {
  caches.add(cache);
  return null;
});

/**
 * Takes away the styles of what was shown, once nothing is shown any more. jsdom compares an element with all of them
 * whenever a computed style is read, which a search by role does for every element.
 */
export function forgetStyles(): void {
  if (document.querySelector('style') === null) return;
  render(<CacheReader />);
  cleanup();
  for (const cache of caches) {
    cache.sheet.flush();
    cache.inserted = {};
    cache.registered = {};
  }
  for (const style of document.querySelectorAll('style')) style.remove();
}
