import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as recipes from '../theme/recipes';
import { asWritten, aStyleCache, styleElement } from './page-styles';

const SOURCES = join(import.meta.dirname, '..');

describe('the styles of a page', () => {
  test('are written without spare characters, and quoted text as it is', () => {
    expect(asWritten('.a{font-family:"Segoe UI, x", serif;margin:0 auto;}')).toBe(
      '.a{font-family:"Segoe UI, x",serif;margin:0 auto}',
    );
    expect(asWritten('.a{content:"</style>"}')).toBe('.a{content:"<\\/style>"}');
  });

  test('leave out shades of palettes and breakpoints, which neither our sources nor the recipes in use ask for', () => {
    expect(
      asWritten('.a{--tl-colors-color-palette-500:red;--tl-sizes-breakpoint-sm:30rem;--tl-colors-color-palette-fg:blue;}'),
    ).toBe('.a{--tl-colors-color-palette-fg:blue}');
    const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(SOURCES, file), 'utf8'));
    expect(
      [...texts, JSON.stringify(recipes)].filter((text) => /colorPalette\.\d|tl-(sizes-)?breakpoint|'breakpoint-/.test(text)),
    ).toEqual([]);
  });

  test('list for the browser what is no class in them', () => {
    const cache = aStyleCache();
    Object.assign(cache.inserted, { '1abc': '.css-1abc{top:0;}', 'animation-2def': '@keyframes animation-2def{to{top:0;}}' });
    expect(styleElement(cache)).toBe(
      '<style data-styles="animation-2def">.css-1abc{top:0}@keyframes animation-2def{to{top:0}}</style>',
    );
  });
});
