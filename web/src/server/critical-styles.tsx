import { type EmotionCache, withEmotionCache } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';

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

/** The collected styles as elements that emotion finds again in the browser: the global ones one by one, then all others together. */
export function styleElements({ key, inserted, registered }: EmotionCache): string {
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isGlobal = ([name]: [string, string]) => registered[`${key}-${name}`] === undefined;
  const globals = styles.filter((style) => isGlobal(style) && !isKeyframes(style[1]));
  const others = styles.filter((style) => !globals.includes(style));
  const element = (names: string, css: string) => `<style data-emotion="${names}">${css.replaceAll('</', '<\\/')}</style>`;
  return [
    ...globals.map(([name, css]) => element(`${key}-global ${name}`, css)),
    element(`${key} ${others.map(([name]) => name).join(' ')}`, others.map(([, css]) => css).join('')),
  ].join('');
}

function isKeyframes(css: string): boolean {
  return css.startsWith('@keyframes');
}
