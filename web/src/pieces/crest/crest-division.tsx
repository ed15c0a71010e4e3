import type { CrestRecipe } from '@touchline/domain/crest/crest-recipe';

const SHAPES: Readonly<Record<CrestRecipe['division'], string | null>> = {
  plain: null,
  pale: 'M38 0H62V120H38Z',
  fess: 'M0 50H100V76H0Z',
  bend: 'M-10 8L14 -10L114 104L90 124Z',
  chevron: 'M-4 92L50 44L104 92V116L50 68L-4 116Z',
  quarter: 'M50 0H100V60H50ZM0 60H50V120H0Z',
  chief: 'M0 0H100V34H0Z',
  hoops: 'M0 24H100V42H0ZM0 60H100V78H0ZM0 96H100V114H0Z',
};

/** How the field of a shield is divided, in its second tone. */
export function CrestDivision({ division, second }: Pick<CrestRecipe, 'division' | 'second'>) {
  const shape = SHAPES[division];
  return shape === null ? null : <path d={shape} fill={second} />;
}
