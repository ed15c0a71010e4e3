import { Box } from '@chakra-ui/react/box';
import { Crest } from '../../../components/crest/crest';
import { MiniPitch } from '../../../components/pitch/mini-pitch';
import { PitchLines } from '../../../components/pitch/pitch-lines';
import { Movement } from '../../../ui/movement';
import { type Picture, PictureFrame } from '../../../ui/picture-frame';
import { RecordBar } from '../../../ui/record-bar';
import { Touchline } from '../../../ui/touchline';
import type { GalleryPiece } from '../gallery-piece';
import { BROKEN_PICTURE, PICTURES } from '../picture-samples';
import { BARE_COLLEGE, LONG_COLLEGE, MANY_COLLEGES, ONE_COLLEGE } from '../samples';

const POSITIONS = ['CM', 'GK', 'LB', 'CB', 'RB', 'DM', 'LM', 'RM', 'AM', 'FW'] as const;
const BROKEN: Picture = { id: 'broken', src: BROKEN_PICTURE, alt: 'A picture that does not load' };
const frame = (picture: Picture | null, scene?: 'pitch' | 'floodlights' | 'corner') => (
  <Box key={picture?.id ?? scene} width="16rem" maxW="full">
    <PictureFrame picture={picture} {...(scene === undefined ? {} : { scene })} />
  </Box>
);
const row = { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end' } as const;

/** What is drawn. */
export const DRAWING_PIECES: readonly GalleryPiece[] = [
  {
    name: 'Crest',
    states: {
      empty: () => <Crest college={BARE_COLLEGE} size={96} />,
      one: () => <Crest college={ONE_COLLEGE} size={96} />,
      many: () => (
        <Box {...row}>
          {MANY_COLLEGES.map((college, index) => (
            <Crest key={college._id} college={college} size={[28, 40, 48, 64, 96, 128][index % 6] ?? 40} />
          ))}
        </Box>
      ),
      long: () => <Crest college={LONG_COLLEGE} size={128} />,
    },
  },
  {
    name: 'MiniPitch',
    states: {
      empty: () => <MiniPitch positions={[]} height={160} label="No position" />,
      one: () => <MiniPitch positions={['GK']} height={160} label="Goalkeeper" />,
      many: () => <MiniPitch positions={['CM', 'RM', 'FW', 'CB']} height={200} label="Four positions" />,
      long: () => <MiniPitch positions={POSITIONS} height={200} label="Every position" />,
    },
  },
  {
    name: 'PitchLines',
    states: {
      many: () => (
        <Box {...row}>
          {(['centre', 'penalty', 'corner'] as const).map((part) => (
            <Box key={part} position="relative" overflow="hidden" bg="hero" borderRadius="card" width="16rem" height="10rem">
              <PitchLines part={part} opacity={0.3} style={{ right: '-10%', top: '-20%', height: '160%' }} />
            </Box>
          ))}
        </Box>
      ),
    },
  },
  {
    name: 'PictureFrame',
    states: {
      empty: () => <Box {...row}>{(['pitch', 'floodlights', 'corner'] as const).map((scene) => frame(null, scene))}</Box>,
      many: () => <Box {...row}>{PICTURES.map((picture) => frame(picture))}</Box>,
      failed: () => frame(BROKEN),
    },
  },
  { name: 'Touchline', states: { one: () => <Touchline /> } },
  {
    name: 'RecordBar',
    states: {
      empty: () => <RecordBar record={{ wins: 0, losses: 0, ties: 0 }} />,
      one: () => <RecordBar record={{ wins: 12, losses: 4, ties: 2 }} />,
      long: () => <RecordBar record={{ wins: 120, losses: 100, ties: 100 }} />,
    },
  },
  {
    name: 'Movement',
    states: {
      empty: () => <Movement places={null} />,
      many: () => (
        <Box {...row}>
          {[0, 1, -2, 14].map((places) => (
            <Movement key={places} places={places} />
          ))}
        </Box>
      ),
      long: () => <Movement places={-1204} />,
    },
  },
];
