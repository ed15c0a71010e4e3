import { CacheProvider, Global } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from '../theme/system';
import { aStyleCache } from './critical-styles';

/** The styles of every page (reset, tokens, what all elements share) as one style element. The build puts it into shell.html, so that no browser has to make it (web-rendering.md). */
export function baseStyles(): string {
  const cache = aStyleCache();
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Global styles={system.layers.atRule} />
      <Global styles={system._global} />
    </CacheProvider>,
  );
  const css = Object.values(cache.inserted).filter((text) => typeof text === 'string');
  return `<style>${css.join('').replaceAll('</', '<\\/')}</style>`;
}
