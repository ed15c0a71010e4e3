import { describe, expect, test } from 'vitest';
import { contrast, MODES } from '../testing/colour-contrast';

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
