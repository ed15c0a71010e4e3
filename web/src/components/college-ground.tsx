import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { crestRecipe } from '@touchline/domain/crest/crest-recipe';
import { groundBands } from './ground-bands';
import { PitchLines } from './pitch/pitch-lines';
import { stateOutline } from './state-outline';

interface CollegeGroundProps {
  readonly college: Parameters<typeof crestRecipe>[0];
  readonly state: string | null;
}

const PARTS = ['penalty', 'centre', 'corner'] as const;
/** Where the drawn part of a pitch lies best, by part. */
const PLACES = {
  penalty: { height: '170%', right: '-2%', top: '-8%' },
  centre: { height: '200%', right: '-10%', top: '-50%' },
  corner: { height: '150%', right: '3%', top: '4%', transform: 'scaleX(-1)' },
} as const;

/** The drawn head of a college without a cover: its colours as slanted bands, chalk lines and the outline of its state; decoration only. */
export function CollegeGround({ college, state }: CollegeGroundProps) {
  const { field, form } = crestRecipe(college);
  const outline = stateOutline(state);
  const { deep, mid, bright } = groundBands(field);
  const bands = `linear-gradient(108deg, ${deep} 0 46%, ${mid} 46% 60%, ${bright} 60% 84%, ${mid} 84% 88%, ${bright} 88%)`;
  const shade = `linear-gradient(to bottom, transparent 22%, ${deep}A8 56%, ${deep}F2 100%)`;
  const part = PARTS[form % PARTS.length] ?? 'centre';
  return (
    <Box aria-hidden position="absolute" inset="0" overflow="hidden" style={{ background: bands }}>
      <PitchLines part={part} opacity={0.3} style={PLACES[part]} />
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
