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

/** Mixes two colours (#RRGGBB); `share`, 0 to 1, is the part of the second. */
export function mixedWith(colour: string, other: string, share: number): string {
  const [from, to] = [channelsOf(colour), channelsOf(other)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
