import { type EmotionCache, withEmotionCache } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ADOPTED_STYLES } from '../theme/adopted-styles';

/** A style cache of this page's own that collects instead of writing style elements between the page's elements (emotion's `compat`). */
export function aStyleCache(): EmotionCache {
  const made: { cache: EmotionCache | null } = { cache: null };
  const Maker = withEmotionCache<object, unknown>((_, cache) => {
    made.cache = cache;
    return null;
  });
  renderToStaticMarkup(<Maker />);
  if (made.cache === null) throw new Error('emotion made no cache');
  made.cache.compat = true;
  return made.cache;
}

/** The collected styles as one element that names them, for the browser to adopt. */
export function styleElement({ inserted }: EmotionCache): string {
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const css = styles.map(([, text]) => text).join('');
  return `<style ${ADOPTED_STYLES}="${styles.map(([name]) => name).join(' ')}">${css.replaceAll('</', '<\\/')}</style>`;
}
