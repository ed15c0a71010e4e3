import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CornerScene } from './scenes/corner-scene';
import { FloodlightScene } from './scenes/floodlight-scene';
import { PitchScene } from './scenes/pitch-scene';

const SCENES = { pitch: PitchScene, floodlights: FloodlightScene, corner: CornerScene } as const;

/** A picture that can be chosen or shown. */
export interface Picture {
  readonly id: string;
  readonly src: string;
  /** What it shows; empty where nobody said so. */
  readonly alt: string;
}

interface PictureFrameProps {
  readonly picture: Picture | null;
  /** What is drawn where there is no picture. */
  readonly scene?: keyof typeof SCENES;
  /** CSS: `3 / 2`. */
  readonly ratio?: string;
}

/** A picture in a frame of fixed shape, or a drawn scene in its place: never a grey box, and nothing moves when it arrives. */
export function PictureFrame({ picture, scene = 'pitch', ratio = '3 / 2' }: PictureFrameProps) {
  const Scene = SCENES[scene];
  return (
    <Box borderRadius="card" overflow="hidden" bg="bg.muted" width="full" style={{ aspectRatio: ratio }}>
      {picture === null ? (
        <Scene />
      ) : (
        <chakra.img src={picture.src} alt={picture.alt} loading="lazy" width="full" height="full" objectFit="cover" />
      )}
    </Box>
  );
}
