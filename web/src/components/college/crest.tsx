import { crestLetters, SMALL_SHIELD, smallCrestLetters } from '@touchline/domain/crest/crest-letters';
import { crestRecipe, type CrestRecipe } from '@touchline/domain/crest/crest-recipe';
import { CHARGE_LINES, DIVISION_SHAPES, SHIELD_FORMS } from '@touchline/domain/crest/crest-shapes';
import { useId } from 'react';

interface CrestProps {
  readonly college: Parameters<typeof crestRecipe>[0];
  /** Height in pixels; the width is 5/6 of it. */
  readonly size: number;
}

/** Below this height a charge would be unreadable, so only the letters are drawn. */
const CHARGE_FROM_PX = 56;

/** Below this height, divisions and lines would blur the letters: they stand large on the plain field. */
const DIVIDED_FROM_PX = 40;

/** A college's drawn crest, decoration next to its name: hidden from screen readers. */
export function Crest({ college, size }: CrestProps) {
  const id = useId();
  const recipe = crestRecipe(college);
  const { field, ink } = recipe;
  const hasCharge = recipe.charge !== 'none' && size >= CHARGE_FROM_PX;
  const isSmall = size < DIVIDED_FROM_PX;
  const letters = isSmall ? smallCrestLetters(recipe.initials) : crestLetters(recipe, hasCharge);
  return (
    <svg aria-hidden="true" width={Math.round((size * 5) / 6)} height={size} viewBox="0 0 100 120" style={{ flex: 'none' }}>
      {isSmall ? (
        // The edge in the ink keeps a dark field apart from a dark page, and a pale one from paper.
        <path d={SMALL_SHIELD} fill={field} stroke={ink} strokeOpacity="0.7" strokeWidth="4" />
      ) : (
        <>
          <clipPath id={id}>
            <path id={`${id}f`} d={SHIELD_FORMS[recipe.form]} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <rect width="100" height="120" fill={field} />
            <CrestDivision division={recipe.division} second={recipe.second} />
            {hasCharge && <CrestCharge charge={recipe.charge} ink={ink} />}
          </g>
          <use href={`#${id}f`} fill="none" stroke={ink} strokeOpacity="0.85" strokeWidth="3" />
          <use href={`#${id}f`} fill="none" stroke={field} strokeWidth="3" transform="matrix(1.045 0 0 1.045 -2.25 -2.7)" />
        </>
      )}
      <text
        x="50"
        y={letters.y}
        fill={ink}
        textAnchor="middle"
        dominantBaseline="central"
        textLength={letters.fitted}
        lengthAdjust="spacingAndGlyphs"
        style={{ font: `800 ${letters.size.toFixed(2)}px var(--tl-fonts-heading)`, letterSpacing: isSmall ? 'normal' : '0.5px' }}
      >
        {recipe.initials}
      </text>
    </svg>
  );
}

/** The charge of a shield, drawn as lines in the ink colour. */
function CrestCharge({ charge, ink }: Pick<CrestRecipe, 'charge' | 'ink'>) {
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

/** The division of a shield's field, in its second tone. */
function CrestDivision({ division, second }: Pick<CrestRecipe, 'division' | 'second'>) {
  const shape = DIVISION_SHAPES[division];
  return shape === null ? null : <path d={shape} fill={second} />;
}
