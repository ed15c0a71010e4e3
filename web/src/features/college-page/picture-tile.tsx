import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { PitchLines } from '../../pieces/pitch/pitch-lines';
import { colourOf } from './picture-colour';

interface PictureTileProps {
  readonly college: College;
  readonly id: string;
  /** Stands on the picture's lower edge. */
  readonly caption: string;
  /** Fills its place instead of keeping the picture's own proportions. */
  readonly fills?: boolean;
}

const PARTS = ['centre', 'penalty', 'corner'] as const;
const LINES = {
  centre: { width: '90%', right: '-32%', top: '-18%' },
  penalty: { width: '78%', left: '-14%', top: '-8%' },
  corner: { width: '84%', right: '-6%', top: '12%', transform: 'scaleX(-1)' },
} as const;

/** The proportions of a picture, width by height; 3 : 2 where nothing is known of it. */
export function ratioOf(college: College, id: string): number {
  const details = college.pictureDetails[id];
  return details === undefined ? 1.5 : details.width / details.height;
}

/** A picture's place drawn in its own colour with chalk lines, and its caption. */
export function PictureTile({ college, id, caption, fills = false }: PictureTileProps) {
  const colour = colourOf(college, id);
  const part = PARTS[Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PARTS.length] ?? 'centre';
  return (
    <Box
      as="figure"
      position="relative"
      overflow="hidden"
      borderRadius="card"
      width="full"
      height={fills ? 'full' : undefined}
      style={{
        backgroundColor: colour,
        backgroundImage: 'linear-gradient(115deg, rgba(255,255,255,.16), rgba(255,255,255,0) 46%, rgba(6,35,26,.34))',
        ...(fills ? {} : { aspectRatio: ratioOf(college, id) }),
      }}
    >
      <PitchLines part={part} opacity={0.36} style={LINES[part]} />
      <Box
        as="figcaption"
        position="absolute"
        insetInlineStart="3"
        bottom="3"
        maxW="calc(100% - 1.5rem)"
        px="3"
        py="1"
        borderRadius="pill"
        bg="hero"
        color="hero.fg"
        textStyle="small"
        fontWeight="medium"
        truncate
      >
        {caption}
      </Box>
    </Box>
  );
}
