import { mixedWith } from '@touchline/domain/crest/colour-mix';

const STEP = 0.04;

/** A colour (#rrggbb), darkened only as far as white on it needs to reach that contrast (WCAG 1.4.3). */
export function darkenedForWhite(color: string, leastContrast: number): string {
  let fill = color;
  for (let share = STEP; contrastWithWhite(fill) < leastContrast; share += STEP) fill = mixedWith(color, '#000000', share);
  return fill;
}

function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
