import { mixedWith } from '@touchline/domain/crest/colour-mix';
import { buttonTextColor } from '@touchline/domain/format/button-contrast';

/** What large bold type needs at least against its ground (WCAG 1.4.3). */
const LEAST_CONTRAST = 3;
const STEP = 0.04;

/** How a team's colour is used as a ground: fill and text as #rrggbb. */
export interface TeamFill {
  readonly fill: string;
  readonly text: '#000000' | '#FFFFFF';
}

/** A team's colour (#rrggbb) as ground for large bold type: text by the specification's contrast rule (§9), the fill darkened where white still has less than 3 : 1; null for what is no colour. */
export function teamFill(color: string | null): TeamFill | null {
  const text = color === null ? null : buttonTextColor(color);
  if (color === null || text === null || color.length !== 7) return null;
  if (text === 'black') return { fill: color, text: '#000000' };
  let share = 0;
  let fill = color;
  while (contrastWithWhite(fill) < LEAST_CONTRAST) {
    share += STEP;
    fill = mixedWith(color, '#000000', share);
  }
  return { fill, text: '#FFFFFF' };
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
