import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { system, tokenNames } from './system';
import { tokenDictionary } from './token-dictionary';

const SOURCES = join(import.meta.dirname, '..');

/** Every text of our sources that refers to a token: `inset 0 0 0 1px {colors.pitch.solid}`. */
function textsWithReferences(): readonly string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap(
      (file) =>
        readFileSync(join(SOURCES, file), 'utf8').match(/'[^'\n]*\{(?:colors|radii|shadows|sizes|spacing)\.[^'\n]*'/g) ?? [],
    )
    .map((text) => text.slice(1, -1));
}

describe('tokens made ready by the build', () => {
  const { tokens } = system;
  const ready = tokenDictionary(tokens.prefix, tokenNames());
  const names = [...tokens.flatMap.keys()];

  test('know every token that Chakra knows, by the same reference', () => {
    expect(names.length).toBeGreaterThan(150);
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

  test('expand the references inside a value as Chakra does', () => {
    const values = [...new Set(textsWithReferences()), '{spacing.16}', 'calc({spacing.-16} - {sizes.5})', 'none'];
    expect(values.length).toBeGreaterThan(20);
    expect(values.map((value) => ready.expandReferenceInValue(value))).toEqual(
      values.map((value) => tokens.expandReferenceInValue(value)),
    );
    expect(ready.expandReferenceInValue('0 0 0 1px {colors.hero/68}')).toMatch(/^0 0 0 1px color-mix\(in srgb, var\(--tl-/);
  });

  test('know nothing of a missing token, and answer the given fallback', () => {
    expect(ready.getVar('colors.purple.solid')).toBeUndefined();
    expect(ready.getVar('colors.purple.solid', 'purple')).toBe('purple');
    expect(ready.getByName('opacity.50')).toBeUndefined();
    expect(ready.getVar('colors.constructor')).toBeUndefined();
  });
});
