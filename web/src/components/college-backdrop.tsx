import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { crestRecipe } from '@touchline/domain/crest/crest-recipe';
import { contrastOf, mixedWith } from '@touchline/domain/kernel/format/colours';
import { stateSpellings } from '@touchline/domain/reference/states';
import { PitchLines } from './pitch-lines';

interface CollegeBackdropProps {
  readonly college: Parameters<typeof crestRecipe>[0];
  readonly state: string | null;
}

const PARTS = ['penalty', 'centre', 'corner'] as const;

/** The CSS position of each part of the pitch. */
const PART_STYLES = {
  penalty: { height: '170%', right: '-2%', top: '-8%' },
  centre: { height: '200%', right: '-10%', top: '-50%' },
  corner: { height: '150%', right: '3%', top: '4%', transform: 'scaleX(-1)' },
} as const;

/**
 * The header background of a college without a cover: slanted bands in its colours, pitch lines and the outline of its
 * state. Decoration only.
 */
export function CollegeBackdrop({ college, state }: CollegeBackdropProps) {
  const { field, form } = crestRecipe(college);
  const outline = stateOutline(state);
  const { deep, mid, bright } = bandColours(field);
  const bands = `linear-gradient(108deg, ${deep} 0 46%, ${mid} 46% 60%, ${bright} 60% 84%, ${mid} 84% 88%, ${bright} 88%)`;
  const shade = `linear-gradient(to bottom, transparent 22%, ${deep}A8 56%, ${deep}F2 100%)`;
  const part = PARTS[form % PARTS.length] ?? 'centre';
  return (
    <Box aria-hidden position="absolute" inset="0" overflow="hidden" style={{ background: bands }}>
      <PitchLines part={part} opacity={0.3} style={PART_STYLES[part]} />
      {outline !== null && (
        <chakra.img
          src={outline}
          alt=""
          position="absolute"
          objectFit="contain"
          right={{ base: '-6%', md: '7%' }}
          top={{ base: '6%', md: '8%' }}
          height={{ base: '62%', md: '76%' }}
          width={{ base: '56%', md: '30%' }}
          opacity="0.9"
        />
      )}
      <Box position="absolute" inset="0" style={{ background: shade }} />
    </Box>
  );
}

/**
 * Codes of the states, provinces and territories (and the capital's district) that have an outline in public/states.
 */
const OUTLINED = new Set(
  'AB AK AL AR AZ BC CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MB MD ME MI MN MO MS MT NB NC ND NE NH NJ NL NM NS NT NU NV NY OH OK ON OR PA PE QC RI SC SD SK TN TX UT VA VT WA WI WV WY YT'.split(
    ' ',
  ),
);

/** The address of the outline of a state or province, by postal code or name; null for any other region. */
export function stateOutline(state: string | null): string | null {
  const [code = ''] = state === null ? [] : stateSpellings(state);
  return OUTLINED.has(code) ? `/states/${code}.svg` : null;
}

/** The least contrast of white text of any size with its background (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** A team's colour (#rrggbb) in three shades; white text is readable on each, however bright the colour is. */
export function bandColours(field: string): Readonly<Record<'deep' | 'mid' | 'bright', string>> {
  return {
    deep: darkenedForWhite(mixedWith(field, '#000000', 0.76), LEAST_CONTRAST),
    mid: darkenedForWhite(mixedWith(field, '#000000', 0.5), 1.35 * LEAST_CONTRAST),
    bright: darkenedForWhite(mixedWith(field, '#000000', 0.14), LEAST_CONTRAST),
  };
}

const STEP = 0.04;

/** A colour (#rrggbb), darkened only as far as white text on it needs to reach that contrast (WCAG 1.4.3). */
export function darkenedForWhite(color: string, leastContrast: number): string {
  let fill = color;
  for (let share = STEP; contrastOf(fill, '#FFFFFF') < leastContrast; share += STEP) fill = mixedWith(color, '#000000', share);
  return fill;
}
