import { describe, expect, test } from 'vitest';
import { readyTokens } from './ready-tokens';
import { system, tokenNames } from './system';

describe('tokens made ready by the build', () => {
  const { tokens } = system;
  const ready = readyTokens(tokens.prefix, tokenNames());
  const names = [...tokens.flatMap.keys()];

  test('know every token that Chakra knows, by the same reference', () => {
    expect(names.length).toBeGreaterThan(300);
    expect(names.map((name) => [name, ready.getVar(name)])).toEqual([...tokens.flatMap]);
    expect(names.filter((name) => ready.getByName(name)?.name !== name)).toEqual([]);
  });

  test('know the values of every category, in the same order', () => {
    for (const category of tokens.categoryMap.keys()) {
      expect(JSON.stringify(ready.getCategoryValues(category))).toBe(JSON.stringify(tokens.getCategoryValues(category)));
    }
    expect(ready.getCategoryValues('opacity')).toBe(tokens.getCategoryValues('opacity'));
  });

  test('know every palette, its colours in the same order', () => {
    const written = (palettes: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
      [...palettes].map(([name, shades]) => [name, [...shades]]);
    expect(written(ready.colorPaletteMap)).toEqual(written(tokens.colorPaletteMap));
  });

  test('know nothing of a missing token, and answer the given fallback', () => {
    expect(ready.getVar('colors.purple.solid')).toBeUndefined();
    expect(ready.getVar('colors.purple.solid', 'purple')).toBe('purple');
    expect(ready.getByName('opacity.50')).toBeUndefined();
    expect(ready.getVar('colors.constructor')).toBeUndefined();
  });
});
