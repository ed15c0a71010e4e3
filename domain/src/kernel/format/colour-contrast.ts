const BRIGHT_ABOVE = 128;

/**
 * The text colour on a button of that colour (`#rgb` or `#rrggbb`, S9-07). Black where the brightness, 0 to 255, is
 * above 128, otherwise white. Null for anything that is no such colour.
 */
export function buttonTextColor(color: string): 'black' | 'white' | null {
  const brightness = brightnessOf(color);
  if (brightness === null) return null;
  return brightness > BRIGHT_ABOVE ? 'black' : 'white';
}

function brightnessOf(color: string): number | null {
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) return null;
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  const part = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return (part(0) * 299 + part(2) * 587 + part(4) * 114) / 1000;
}

const STEP = 0.04;

/** The least contrast of text of any size with its background (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** A colour (#rrggbb), darkened only as far as white text on it needs to reach that contrast. */
export function darkenedForWhite(color: string, leastContrast: number = TEXT_CONTRAST): string {
  let fill = color;
  for (let share = STEP; contrastOf(fill, '#FFFFFF') < leastContrast; share += STEP) fill = mixedWith(color, '#000000', share);
  return fill;
}

/** The fill and the text of a button, as colours. */
export interface ButtonColors {
  readonly fill: string;
  readonly text: 'black' | 'white';
}

/**
 * How a button takes a colour (#rrggbb): black or white text as S9-07 says. White text that could not be read on the
 * colour darkens the fill as far as it needs; black text never needs that.
 */
export function buttonColors(color: string): ButtonColors {
  const text = buttonTextColor(color) ?? 'white';
  return { text, fill: text === 'black' ? color : darkenedForWhite(color) };
}

/** Mixes two colours (#RRGGBB); `share`, 0 to 1, is the part of the second. */
export function mixedWith(colour: string, other: string, share: number): string {
  const [from, to] = [channelsOf(colour), channelsOf(other)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** The contrast of two colours (#RRGGBB) by WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
