import { type CrestRecipe, crestRecipe } from '@touchline/domain/crest/crest-recipe';
import { CHARGE_LINES, DIVISION_SHAPES, SHIELD_FORMS } from '@touchline/domain/crest/crest-shapes';
import { blockLetters } from './block-letters';
import { area, line } from './svg';

/** Letter heights by the number of letters, with a charge above them and without one. */
const LETTER_HEIGHTS = { withCharge: [0, 30, 26, 22, 17], alone: [0, 46, 38, 29, 21] } as const;

/**
 * Draws a crest as a square SVG document of `size` pixels with a transparent background: the field, its division, the
 * charge, and the letters as strokes.
 */
export function drawCrest(owner: Parameters<typeof crestRecipe>[0], size: number): string {
  const recipe = crestRecipe(owner);
  const form = SHIELD_FORMS[recipe.form] ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-14 -4 128 128" stroke-linecap="round" stroke-linejoin="round">` +
    `<clipPath id="f"><path d="${form}"/></clipPath>` +
    `<g clip-path="url(#f)">${area(form, recipe.field)}${divisionOf(recipe)}<path d="M50 -10V130H110V-10Z" fill="#000000" opacity="0.08"/>${signOf(recipe)}</g>` +
    `<path d="${form}" fill="none" stroke="${recipe.field}" stroke-width="3.4" transform="translate(50 60) scale(1.045) translate(-50 -60)"/>` +
    `${line(form, recipe.ink, 2.6)}</svg>`
  );
}

function divisionOf({ division, second }: CrestRecipe): string {
  const shape = DIVISION_SHAPES[division];
  return shape === null ? '' : area(shape, second);
}

function signOf({ charge, ink, initials }: CrestRecipe): string {
  const lines = CHARGE_LINES[charge];
  const heights = lines === null ? LETTER_HEIGHTS.alone : LETTER_HEIGHTS.withCharge;
  const height = heights[initials.length] ?? 16;
  const middle = lines === null ? 61 : 78;
  const sign =
    lines === null ? '' : `<path d="${lines}" transform="translate(50 40)" fill="none" stroke="${ink}" stroke-width="2.6"/>`;
  return sign + blockLetters(initials, 50, middle - height / 2, height, ink, 2.9);
}
