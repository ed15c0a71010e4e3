import type { CrestRecipe } from '@touchline/domain/crest/crest-recipe';
import { DIVISION_SHAPES } from '@touchline/domain/crest/crest-shapes';

/** How the field of a shield is divided, in its second tone. */
export function CrestDivision({ division, second }: Pick<CrestRecipe, 'division' | 'second'>) {
  const shape = DIVISION_SHAPES[division];
  return shape === null ? null : <path d={shape} fill={second} />;
}
