import type { CrestRecipe } from '@touchline/domain/crest/crest-recipe';
import { CHARGE_LINES } from '@touchline/domain/crest/crest-shapes';

/** The sign on a shield, drawn in lines of the ink. */
export function CrestCharge({ charge, ink }: Pick<CrestRecipe, 'charge' | 'ink'>) {
  const lines = CHARGE_LINES[charge];
  if (lines === null) return null;
  return (
    <path
      d={lines}
      transform="translate(50 40)"
      fill="none"
      stroke={ink}
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
