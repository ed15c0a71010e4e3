import { describe, expect, test } from 'vitest';
import { COLOURS, SEMANTIC_COLOURS } from './colours';

type Mode = 'light' | 'dark';
const MODES: readonly Mode[] = ['light', 'dark'];

/** The value at a dotted name of a colour table; its DEFAULT where the name leads to a group. */
function at(table: object, name: string): unknown {
  let value: unknown = table;
  for (const part of name.split('.')) value = isGroup(value) ? value[part] : undefined;
  return isGroup(value) ? value.DEFAULT : value;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The hex colour of a semantic name or a shade in a mode. */
function colourOf(name: string, mode: Mode): string {
  const meaning = at(SEMANTIC_COLOURS, name) ?? at(COLOURS, name);
  const value: unknown = Array.isArray(meaning) ? meaning[mode === 'light' ? 0 : 1] : meaning;
  if (typeof value !== 'string') throw new Error(`${name} is no colour`);
  return value.startsWith('{') ? colourOf(value.slice('{colors.'.length, -1), mode) : value;
}

/** Relative luminance of a hex colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, mode: Mode): number {
  const [lighter = 0, darker = 0] = [one, other].map((name) => luminance(colourOf(name, mode))).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['bg', 'bg.subtle', 'bg.muted', 'bg.panel', 'bg.emphasized'];
const QUIET_GROUNDS = ['bg', 'bg.subtle', 'bg.panel'];
const HERO_GROUNDS = ['hero', 'hero.panel'];
const PALETTES = ['pitch', 'flare', 'chalk', 'ink', 'red', 'amber', 'blue', 'green', 'orange'] as const;
const PAGE_PALETTES = ['pitch', 'flare', 'ink', 'red', 'amber', 'blue'] as const;

const pairs = (fronts: readonly string[], grounds: readonly string[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

/** Text on its background: 4.5 : 1. */
const TEXT = [
  ...pairs(['fg', 'fg.muted'], GROUNDS),
  ...pairs(['fg.error', 'signal.red', 'signal.amber', 'signal.blue', 'signal.green'], QUIET_GROUNDS),
  ...pairs(['hero.fg', 'hero.muted', 'flare.500', 'chalk.fg', 'pitch.100', 'pitch.300'], HERO_GROUNDS),
  ['fg.inverted', 'bg.inverted'] as const,
  ['fg.error', 'bg.error'] as const,
  ['fg', 'bg.error'] as const,
  ['pitch.950', 'pitch.300'] as const,
  ...pairs(['chalk.fg'], ['chalk.subtle', 'chalk.muted']),
  ...PALETTES.map((palette) => [`${palette}.contrast`, `${palette}.solid`] as const),
  ...PAGE_PALETTES.flatMap((palette) => pairs([`${palette}.fg`], [...QUIET_GROUNDS, `${palette}.subtle`])),
  ...['pitch', 'flare', 'ink', 'red'].map((palette) => [`${palette}.fg`, `${palette}.muted`] as const),
];

/** Borders that identify a control, and the focus ring: 3 : 1. */
const EDGES = [
  ...pairs(['border.emphasized', 'border.error', 'pitch.border', 'ink.border', 'red.border', 'pitch.solid'], QUIET_GROUNDS),
  ...pairs(['focus'], GROUNDS),
  ...pairs(['hero.control', 'chalk.border', 'flare.500', 'flare.solid'], HERO_GROUNDS),
];

describe.each(MODES)('in %s mode', (mode) => {
  test.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground, mode)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)('%s can be seen on %s', (edge, ground) => {
    expect(contrast(edge, ground, mode)).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is 21 : 1, as the definition says', () => {
  expect(contrast('black', 'white', 'light')).toBeCloseTo(21, 5);
});
