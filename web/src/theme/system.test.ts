import { describe, expect, test } from 'vitest';
import { system } from './system';

/** Every value in a tree of styles, with the way to it. */
function valuesIn(styles: unknown, way = ''): readonly (readonly [string, string])[] {
  if (typeof styles === 'string') return [[way, styles]];
  if (typeof styles !== 'object' || styles === null) return [];
  return Object.entries(styles).flatMap(([key, value]) => valuesIn(value, `${way} ${key}`));
}

/** The default look, and every value of every variant beside it. */
function choicesOf(variants: Readonly<Record<string, object>> = {}): readonly Record<string, string>[] {
  return [
    {},
    ...Object.entries(variants).flatMap(([variant, values]) => Object.keys(values).map((value) => ({ [variant]: value }))),
  ];
}

/** A token that the system does not know stays as it was written: `green.solid`, `{colors.green.600}`. */
const UNRESOLVED = /^[a-z][A-Za-z]*(\.[A-Za-z0-9]+)+(\/\d+)?$|\{[a-z]+\.[^}]*\}/;

describe('the trimmed theme', () => {
  const { recipes = {}, slotRecipes = {} } = system._config.theme ?? {};

  test('knows every token that its recipes name', () => {
    const drawn = [
      ...Object.entries(recipes).flatMap(([name, recipe]) =>
        choicesOf(recipe.variants).map((choice) => [name, system.cva(recipe)(choice)] as const),
      ),
      ...Object.entries(slotRecipes).flatMap(([name, recipe]) =>
        choicesOf(recipe.variants).map((choice) => [name, system.sva(recipe)(choice)] as const),
      ),
    ];

    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.flatMap(([name, styles]) => valuesIn(styles, name)).filter(([, value]) => UNRESOLVED.test(value))).toEqual([]);
  });

  test('would notice a token that it lacks', () => {
    const [[, lacking] = ['', '']] = valuesIn(system.css({ color: 'purple.solid' }));
    expect(lacking).toMatch(UNRESOLVED);
  });
});
