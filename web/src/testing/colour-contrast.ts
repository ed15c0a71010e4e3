import { COLOURS, SEMANTIC_COLOURS } from '../theme/colours';

export type Mode = 'light' | 'dark';
export const MODES: readonly Mode[] = ['light', 'dark'];

/** The value at a dotted name of a colour table; its DEFAULT where the name leads to a group. */
function at(table: object, name: string): unknown {
  let value: unknown = table;
  for (const part of name.split('.')) value = isGroup(value) ? value[part] : undefined;
  return isGroup(value) ? value.DEFAULT : value;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MIX = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/;

/** The hex colour of a semantic name, a shade, a reference in braces or a mix of two, in a mode. */
function colourOf(name: string, mode: Mode): string {
  const [, first, percent, second] = MIX.exec(name) ?? [];
  if (first !== undefined && second !== undefined) {
    return mixOf(colourOf(first, mode), colourOf(second, mode), Number(percent) / 100);
  }
  if (name.startsWith('#')) return name;
  const plain = name.replace(/^\{colors\.(.*)\}$/, '$1');
  const meaning = at(SEMANTIC_COLOURS, plain) ?? at(COLOURS, plain);
  const value: unknown = Array.isArray(meaning) ? meaning[mode === 'light' ? 0 : 1] : meaning;
  if (typeof value !== 'string') throw new Error(`${name} is no colour`);
  return colourOf(value, mode);
}

function mixOf(one: string, other: string, share: number): string {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  const mixed = a.map((channel, index) => Math.round(channel * share + (b[index] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
}

/** Relative luminance of a hex colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours in a mode, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string, mode: Mode): number {
  const [lighter = 0, darker = 0] = [one, other].map((name) => luminance(colourOf(name, mode))).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
