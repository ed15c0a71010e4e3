import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ANIMATIONS, DURATIONS, EASINGS } from './motion';
import { SCALES } from './scales';
import { STYLE_PROPERTIES } from './style-properties';
import { system } from './system';
import { toastSlotRecipe } from './toast-recipe';
import { SEMANTIC_TOKENS, TOKENS } from './tokens';

const SOURCES = join(import.meta.dirname, '..');
const COMPONENTS = join(SOURCES, '../../node_modules/@chakra-ui/react/dist/esm/components');

const asTokens = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
const NAMED = { ...SCALES, durations: DURATIONS, easings: EASINGS, animations: ANIMATIONS };
const positive = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('-')));

/** Chakra's own table with our measures as tokens. */
const stock = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'tl',
    theme: {
      breakpoints: Object.fromEntries(system.breakpoints.values.flatMap(({ name, min }) => (min ? [[name, min]] : []))),
      tokens: {
        ...TOKENS,
        ...Object.fromEntries(Object.entries(NAMED).map(([name, values]) => [name, asTokens(positive(values))])),
        cursor: asTokens({ button: 'pointer', disabled: 'not-allowed' }),
      },
      semanticTokens: SEMANTIC_TOKENS,
    },
  }),
);

/** The values of measures for the variables that Chakra's table refers to. */
const VALUES = new Map(
  [...stock.tokens.flatMap].flatMap(([path, reference]): [string, string][] => {
    const category = path.slice(0, path.indexOf('.'));
    const name = path.slice(category.length + 1);
    const values: Readonly<Record<string, string>> = category === 'cursor' ? { button: 'pointer', disabled: 'not-allowed' } : {};
    const value = (category in NAMED ? NAMED[category as keyof typeof NAMED] : values)[name as never] as string | undefined;
    return value === undefined ? [] : [[reference, value]];
  }),
);

const style = (property: string, value: string | boolean | undefined): SystemStyleObject =>
  Object.fromEntries<never>([[property, value as never]]);

/** What a table makes of a property, with values in place of the variables of measures. */
function meaningOf(table: typeof system, property: string, value: string): unknown {
  const written = Object.entries(table.css(style(property, value)));
  return Object.fromEntries(
    written
      .filter(([name]) => name !== '--bg-currentcolor')
      .map(([name, made]) => [name, typeof made === 'string' ? (VALUES.get(made) ?? made) : made]),
  );
}

const nameTable = (utilities: NonNullable<typeof STYLE_PROPERTIES.utilities>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(utilities).flatMap(([property, { shorthand }]) =>
      [property, ...(shorthand === undefined ? [] : [shorthand].flat())].map((name): [string, string] => [name, property]),
    ),
  );
const OURS = nameTable(STYLE_PROPERTIES.utilities ?? {});
const STOCK = nameTable(defaultBaseConfig.utilities ?? {});
const CONDITIONS = new Set(Object.keys(STYLE_PROPERTIES.conditions ?? {}));

/** Whether Chakra's table does more than CSS itself with a property: a short name, another property, a set of rules. */
function needsTable(name: string): boolean {
  return ['4', 'md', 'none', '1px', 'true'].some(
    (value) => JSON.stringify(meaningOf(stock, name, value)) !== JSON.stringify({ [name]: value }),
  );
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function codeIn(folder: string, isCode: RegExp): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isCode.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: withoutComments(readFileSync(join(folder, file), 'utf8')) }));
}

const sources = codeIn(SOURCES, /\.tsx?$/);
const taken = [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(/'@chakra-ui\/react\/([a-z-]+)'/g)].map(([, name = '']) => name))),
];
const chakras = taken
  .filter((name) => existsSync(join(COMPONENTS, name)))
  .flatMap((name) => codeIn(join(COMPONENTS, name), /\.js$/));

/** Keys of objects, and attributes with or without a value, that Chakra's table has and ours lacks. */
function unknownNames(text: string): readonly string[] {
  const names = [...text.matchAll(/(?<=[\s{,]|^)(?:'([a-zA-Z]+)'|([a-zA-Z]+))(?=\s*:\s|=["{'])/gm)].map(
    (found) => found[1] ?? found[2] ?? '',
  );
  const tags = [...text.matchAll(/<(?:[A-Z]|chakra\.)[\w.]*\s[^<>]*>/g)].map(([tag]) => tag.replace(/"[^"]*"|\{[^}]*\}/g, ''));
  const attributes = tags.flatMap((tag) => tag.match(/\b[a-zA-Z]+\b/g) ?? []);
  const onLinesOfTheirOwn = [...text.matchAll(/^\s+([a-zA-Z]+)$/gm)].map(([, name = '']) => name);
  const conditions = [...text.matchAll(/(?<=[\s{])_([a-zA-Z]+)(?=\s*[:=])/g)].map(([, name = '']) => name);
  return [
    ...[...new Set([...names, ...attributes, ...onLinesOfTheirOwn])].filter(
      (name) => STOCK.has(name) && !OURS.has(name) && needsTable(name),
    ),
    ...[...new Set(conditions)].filter((name) => name in (defaultBaseConfig.conditions ?? {}) && !CONDITIONS.has(name)),
  ];
}

/** Names of the table that mean something else where they stand. */
const NO_STYLES: Readonly<Record<string, readonly string[]>> = {
  'theme/colours.ts': ['contrast', 'focusRing'],
  'features/college-page/team/roster-needs-grid.tsx': ['borderSpacing'],
  'features/college-search/map/ground-layer.ts': ['ring'],
  'features/college-search/map/outlines.ts': ['ring'],
  'pages/plus/plan-table.tsx': ['borderSpacing'],
};

describe('our table of style properties', () => {
  test('has every property that a source of ours or a component of Chakra in use names', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(chakras.length).toBeGreaterThan(10);
    const lacking = [...sources, ...chakras].flatMap(({ file, text }) =>
      unknownNames(text).flatMap((name) => (NO_STYLES[file]?.includes(name) === true ? [] : [`${file}: ${name}`])),
    );
    expect(lacking).toEqual([]);
  });

  test('has every property that a recipe in use names', () => {
    const { recipes = {} } = system._config.theme ?? {};
    const written = JSON.stringify([recipes, dialogSlotRecipe, toastSlotRecipe]).replace(/"(\w+)":/g, ' $1: ');
    expect(written).toContain(' zIndex: ');
    expect(unknownNames(written)).toEqual([]);
  });

  test('would notice what it lacks', () => {
    expect(unknownNames('<chakra.b debug mixBlendMode="x" ringInset={{ a: 1 }} />')).toEqual(['ringInset', 'debug']);
    expect(unknownNames("const STYLE = { spaceX: '4', _rtl: { mt: '1' } };")).toEqual(['spaceX', 'rtl']);
  });

  test.each([...OURS])('%s means what Chakra’s own table says', (name, property) => {
    const own = STYLE_PROPERTIES.utilities?.[property]?.values;
    const values = typeof own === 'object' ? Object.keys(own) : [];
    const tokens = typeof own === 'string' ? Object.keys(system.tokens.getCategoryValues(own)) : [];
    for (const value of [...values, ...tokens, '7px', 'inherit']) {
      if (!property.startsWith('hide') || ['sm', 'lg'].includes(value)) {
        expect(meaningOf(system, name, value), value).toEqual(meaningOf(stock, name, value));
      }
    }
  });

  test('hides what is for screen readers alone, and cuts what is longer than a line, as Chakra does', () => {
    for (const name of ['srOnly', 'truncate']) {
      for (const value of [true, undefined]) expect(system.css(style(name, value))).toEqual(stock.css(style(name, value)));
    }
  });

  test('hides from and below a breakpoint as Chakra does', () => {
    for (const name of ['hideFrom', 'hideBelow']) expect(meaningOf(system, name, 'lg')).toEqual(meaningOf(stock, name, 'lg'));
  });

  test('names states as Chakra does, the modes apart', () => {
    const { dark, light, ...states } = STYLE_PROPERTIES.conditions ?? {};
    expect([dark, light]).toEqual(['.dark &', ':root:not(.dark) &']);
    expect(states).toEqual(
      Object.fromEntries(Object.keys(states).map((name) => [name, defaultBaseConfig.conditions?.[name as never]])),
    );
  });
});
