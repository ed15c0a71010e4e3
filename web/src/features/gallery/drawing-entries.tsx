import { Box } from '@chakra-ui/react/box';
import { Crest } from '../../components/college/crest';
import { MiniPitch } from '../../components/player/mini-pitch';
import { PremiumChip } from '../../components/player/premium-chip';
import { VerifiedBadge } from '../../components/player/verified-badge';
import { PitchLines } from '../../components/pictures/pitch-lines';
import { Avatar } from '../../ui/avatar';
import { type Picture, PictureFrame } from '../../ui/fields/editable-picture';
import { Touchline } from '../../ui/page-layout';
import type { GalleryEntry } from './gallery-entry';
import { BARE_COLLEGE, BROKEN_PICTURE, LONG_COLLEGE, MANY_COLLEGES, ONE_COLLEGE, PICTURES, PORTRAIT } from './samples';

const POSITIONS = ['CM', 'GK', 'LB', 'CB', 'RB', 'DM', 'LM', 'RM', 'AM', 'FW'] as const;
const BROKEN: Picture = { id: 'broken', src: BROKEN_PICTURE, alt: 'A picture that does not load' };
const frame = (picture: Picture | null) => (
  <Box key={picture?.id} width="16rem" maxW="full">
    <PictureFrame picture={picture} />
  </Box>
);
const row = { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end' } as const;

const avatars = (name: string, src: string | null) => (
  <Box {...row}>
    {[32, 44, 64, 96].map((size) => (
      <Avatar key={size} name={name} src={src} size={size} />
    ))}
  </Box>
);

/** Drawings and pictures. */
export const DRAWING_ENTRIES: readonly GalleryEntry[] = [
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
    name: 'VerifiedBadge',
    states: {
      empty: () => <VerifiedBadge verified={false} word="Verified" />,
      one: () => <VerifiedBadge verified word="Verified" />,
      many: () => <PremiumChip word="Verified" />,
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
      empty: () => frame(null),
      many: () => <Box {...row}>{PICTURES.map((picture) => frame(picture))}</Box>,
      failed: () => frame(BROKEN),
    },
  },
  { name: 'Touchline', states: { one: () => <Touchline /> } },
  {
    name: 'Avatar',
    states: {
      empty: () => avatars('', null),
      one: () => avatars('Imogen Hartsward', PORTRAIT),
      many: () => avatars('Imogen Hartsward', null),
      long: () => avatars('Wilhelmina-Alexandra von Hohenlarkmoor-Saint-Bartholomew', null),
      failed: () => avatars('Imogen Hartsward', BROKEN_PICTURE),
    },
  },
];
