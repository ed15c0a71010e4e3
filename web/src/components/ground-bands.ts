import { mixedWith } from '@touchline/domain/crest/colour-mix';
import { darkenedForWhite } from '../ui/darkened-for-white';

/** What white letters of any size need at least against their ground (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** A team's colour (#rrggbb) in three depths, on each of which white text is readable, however bright the colour is. */
export function groundBands(field: string): Readonly<Record<'deep' | 'mid' | 'bright', string>> {
  return {
    deep: darkenedForWhite(mixedWith(field, '#000000', 0.76), LEAST_CONTRAST),
    mid: darkenedForWhite(mixedWith(field, '#000000', 0.5), 1.35 * LEAST_CONTRAST),
    bright: darkenedForWhite(mixedWith(field, '#000000', 0.14), LEAST_CONTRAST),
  };
}
