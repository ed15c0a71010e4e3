import type { SlotRecipeConfig } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { MOBILE_BELOW_PX } from '@touchline/domain/reference/limits';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buttonRecipe, inputRecipe } from './recipes';
import { SCALES } from './scales';
import { system } from './system';
import { TEXT_STYLES } from './typography';
import { toastSlotRecipe } from './toast-recipe';

const SOURCES = join(import.meta.dirname, '..');
const STOCK_RECIPES = join(SOURCES, '../../node_modules/@chakra-ui/react/dist/esm/theme/recipes');

type Value = readonly [way: string, property: string, value: string];

/** Every value in a tree of styles, with its property and its path. */
function valuesIn(styles: unknown, way = '', property = ''): readonly Value[] {
  if (typeof styles === 'string') return [[way, property, styles]];
  if (typeof styles !== 'object' || styles === null) return [];
  return Object.entries(styles).flatMap(([key, value]) =>
    valuesIn(value, `${way} ${key}`, /^[&@_]|^base$/.test(key) ? property : key),
  );
}

/** The default variants, and every value of every variant on its own. */
function choicesOf(variants: Readonly<Record<string, object>> = {}): readonly Record<string, string>[] {
  return [
    {},
    ...Object.entries(variants).flatMap(([variant, values]) => Object.keys(values).map((value) => ({ [variant]: value }))),
  ];
}

/** A token that the system does not know stays as written: `green.solid`, `{colors.green.600}`. */
const UNRESOLVED = /^[a-z][A-Za-z]*(\.[A-Za-z0-9]+)+(\/\d+)?$|\{[a-z]+\.[^}]*\}/;
/** Properties whose values are lengths, and the keywords they accept. */
const MEASURES = /^(padding|margin|inset|gap|rowGap|columnGap|top|bottom|left|right|width|height|min|max|borderRadius|fontSize)/;
const NOT_A_LENGTH = /^(\d*\.?\d*[1-9]|[a-z0-9]*[a-z]+\d*)$/;
const KEYWORDS = ['auto', 'none', 'inherit', 'max-content', 'min-content', 'fit-content'];
const NAMED_STYLES = { textStyle: 'textStyles', layerStyle: 'layerStyles', animationStyle: 'animationStyles' } as const;

const CATEGORIES: Readonly<Record<string, string>> = {
  bg: 'colors',
  color: 'colors',
  borderColor: 'colors',
  borderRadius: 'radii',
  boxShadow: 'shadows',
  fontSize: 'fontSizes',
  fontWeight: 'fontWeights',
  fontFamily: 'fonts',
};
/** `bg="bg.panel"` and `bg: 'bg.panel'`, for the properties that take tokens. */
const TOKEN_PROPERTY = new RegExp(
  `\\b(${Object.keys(CATEGORIES).join('|')}|textStyle|colorPalette)(?:="([^"{]+)"|: '([^'{]+)')`,
  'g',
);
const PLAIN_CSS = /^(inherit|transparent|currentcolor|none|unset|[\d.]+|\d+%|[\d.]+(px|r?em|mm|pt))$|[ (]/i;

function isKnown(property: string, value: string): boolean {
  if (property === 'textStyle') return value in (system._config.theme?.textStyles ?? {});
  if (property === 'colorPalette') return system.token(`colors.${value}.solid`) !== undefined;
  const category = CATEGORIES[property] ?? '';
  if (category in SCALES) return PLAIN_CSS.test(value) || value in SCALES[category as keyof typeof SCALES];
  return PLAIN_CSS.test(value) || system.token(`${category}.${value.replace(/\/\d+$/, '')}`) !== undefined;
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));

function lacks([, property, value]: Value): boolean {
  if (
    MEASURES.test(property) &&
    NOT_A_LENGTH.test(value) &&
    !KEYWORDS.includes(value) &&
    !/\d(px|r?em|d?v[hw]|ch)$/.test(value)
  ) {
    return true;
  }
  return UNRESOLVED.test(value);
}

/** Recipes that lazily loaded components bring themselves, by the property `recipe`. */
const slotRecipes: Readonly<Record<string, SlotRecipeConfig>> = { dialog: dialogSlotRecipe, toast: toastSlotRecipe };

const SIZES_OF = { button: buttonRecipe.variants?.size ?? {}, input: inputRecipe.variants?.size ?? {} };

describe('the trimmed theme', () => {
  const { theme = {} } = system._config;
  const { recipes = {}, keyframes = {} } = theme;
  const written = [...Object.entries(recipes), ...Object.entries(slotRecipes)].flatMap(([name, recipe]) =>
    valuesIn(recipe, name),
  );

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
    expect(drawn.flatMap(([name, styles]) => valuesIn(styles, name)).filter(lacks)).toEqual([]);
  });

  test('knows every text, layer and animation style and every animation that its recipes name', () => {
    for (const [property, table] of Object.entries(NAMED_STYLES)) {
      const named = written.filter(([, key]) => key === property);
      expect(named.filter(([, , style]) => !(style in (theme[table] ?? {})))).toEqual([]);
    }
    const animations = written.filter(([, key]) => key === 'animationName').flatMap(([, , names]) => names.split(', '));
    expect(animations.length).toBeGreaterThan(0);
    expect(animations.filter((name) => !(name in keyframes))).toEqual([]);
  });

  test('would notice tokens that it lacks', () => {
    expect(valuesIn(system.css({ color: 'purple.solid' })).filter(lacks)).toHaveLength(1);
    expect(valuesIn(system.css({ padding: '13', borderRadius: 'wide', width: 'md' })).filter(lacks)).toHaveLength(2);
  });

  test('knows every token that a screen or component names', () => {
    const named = sources.flatMap(({ file, text }) =>
      [...text.matchAll(TOKEN_PROPERTY)].flatMap(([, property = '', attribute, plain]) => {
        const value = attribute ?? plain ?? '';
        return isKnown(property, value) ? [] : [`${file}: ${property} ${value}`];
      }),
    );
    expect(named).toEqual([]);
  });

  test('holds the recipe of every component that a screen takes from Chakra', () => {
    const taken = sources.flatMap(({ text }) =>
      [...text.matchAll(/from '@chakra-ui\/react\/([a-z-]+)'/g)].map(([, name = '']) => name),
    );
    const brought = sources.flatMap(({ text }) => [...text.matchAll(/recipe=\{(\w+)SlotRecipe\}/g)].map(([, name = '']) => name));
    const withRecipe = [...new Set(taken)].filter((name) => existsSync(join(STOCK_RECIPES, `${name}.js`)));

    const known = (name: string) => system.hasRecipe(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));

    expect(withRecipe).toContain('button');
    expect(brought.sort()).toEqual(Object.keys(slotRecipes).sort());
    expect(withRecipe.filter((name) => !known(name) && !brought.includes(name))).toEqual([]);
  });

  test('has one height for buttons with words and the fields beside them, and one for icons', () => {
    const heights = (recipe: 'button' | 'input') =>
      Object.entries<Readonly<Record<string, unknown>>>(SIZES_OF[recipe]).map(([size, { minH, h }]) => [size, minH ?? h]);
    expect(Object.fromEntries(heights('button'))).toEqual({ md: '11', lg: '12', xl: '12' });
    expect(Object.fromEntries(heights('input'))).toEqual({ md: '11', lg: '12', xl: '12' });
    const own = sources.filter(({ text }) => /<Button\b[^>]*\s(height|h)=(?!"auto")/.test(text)).map(({ file }) => file);
    expect(own).toEqual([]);
  });

  test('every page title has the same weight', () => {
    const titles = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/<Heading\s+as="h1"([^>]*)>/g)].map(([, look = '']) => [file, look] as const),
    );
    expect(titles.length).toBeGreaterThan(8);
    const odd = titles.filter(([, look]) => !/textStyle="(h1|display)"|fontWeight="800"/.test(look));
    expect(odd.map(([file]) => file)).toEqual([]);
    expect([TEXT_STYLES.h1, TEXT_STYLES.display].map(({ value }) => value.fontWeight)).toEqual(['800', '800']);
  });

  test('all searches have the one field', () => {
    const searches = sources.filter(({ text }) => /action=(\{COLLEGES\}|"\/colleges")/.test(text));
    expect(searches.map(({ file }) => file.split('/').at(-1)).toSorted()).toEqual([
      'college-search-form.tsx',
      'landing-search.tsx',
      'site-search.tsx',
    ]);
    expect(searches.filter(({ text }) => !text.includes('<SearchField'))).toEqual([]);
  });

  test('prints pages without what navigates, asks or reacts', () => {
    const css = JSON.stringify(system.getGlobalCss());
    const printed = css.slice(css.indexOf('@media print'));
    for (const hidden of ['[data-screen-only],', 'nav,', 'footer,', 'form,', 'button,']) expect(printed).toContain(hidden);
    expect(printed).toContain('#000 !important');
    expect(printed).toMatch(/header dl":\{"flexWrap":"wrap"/);
  });

  test('[S2-26] [S9-01] calls mobile what the requirement calls so', () => {
    expect(system.breakpoints.values.find(({ name }) => name === 'lg')?.min).toBe(`${MOBILE_BELOW_PX / 16}rem`);
  });
});
