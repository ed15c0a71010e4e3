import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache, Global } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ADOPTED_STYLES } from '../theme/adopted-styles';
import { sharedRecipeStyles } from '../theme/shared-recipes';
import { system } from '../theme/system';

/**
 * The styles of every page (reset, tokens, base styles, shared recipes) as one style element. The build puts it into
 * shell.html, so that no browser has to generate it.
 */
export function baseStyles(): string {
  const cache = aStyleCache();
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Global styles={system.layers.atRule} />
      <Global styles={system._global} />
      <Global styles={{ '@layer recipes': sharedRecipeStyles(system) }} />
    </CacheProvider>,
  );
  const css = Object.values(cache.inserted).filter((text) => typeof text === 'string');
  return `<style>${css.join('').replaceAll('</', '<\\/')}</style>`;
}

/**
 * A style cache for one page that collects styles instead of writing style elements between the page's elements
 * (emotion's `compat`). It adds no vendor prefixes: the browsers that the build is for need none, except for
 * `user-select`, which the recipes write themselves.
 */
export function aStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

/** The collected styles as one element that lists their names, for the browser to adopt. */
export function styleElement({ inserted }: EmotionCache): string {
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const css = styles.map(([, text]) => text).join('');
  return `<style ${ADOPTED_STYLES}="${styles.map(([name]) => name).join(' ')}">${css.replaceAll('</', '<\\/')}</style>`;
}
