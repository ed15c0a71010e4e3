import { buttonTextColor } from '@touchline/domain/format/button-contrast';
import { darkenedForWhite } from './darkened-for-white';

/** What large bold type needs at least against its ground (WCAG 1.4.3). */
const LEAST_CONTRAST = 3;

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
  return { fill: darkenedForWhite(color, LEAST_CONTRAST), text: '#FFFFFF' };
}
