import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache, Global } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ADOPTED_STYLES, classNamesIn } from '../theme/adopted-styles';
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
  return `<style>${asWritten(css.join(''))}</style>`;
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

/**
 * Variables that nothing asks for: the plain shades of palettes, which each element with a palette would list, and
 * breakpoints, which stand in the rules as values.
 */
const UNUSED_VARIABLES = /--tl-(?:colors-color-palette-\d+|(?:sizes-)?breakpoints?-\w+):[^;}]*;/g;

/** Quoted text, which stays as it is, and what can be left out between other text. */
const SPARE = /("[^"]*"|'[^']*')|(?<=,) |(?<=\((?:min|max)-width:) |;(?=\})/g;

/**
 * Styles as a page holds them: without variables that nothing asks for (page-styles.test.ts), without spare characters,
 * and without what would end the style element.
 */
export function asWritten(css: string): string {
  return css.replace(UNUSED_VARIABLES, '').replace(SPARE, '$1').replaceAll('</', '<\\/');
}

/** The collected styles as one element, for the browser to adopt; it lists the names that are no class in it. */
export function styleElement({ inserted }: EmotionCache): string {
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const css = styles.map(([, text]) => text).join('');
  const classes = new Set(classNamesIn(css));
  const others = styles.map(([name]) => name).filter((name) => !classes.has(name));
  return `<style ${ADOPTED_STYLES}="${others.join(' ')}">${asWritten(css)}</style>`;
}
