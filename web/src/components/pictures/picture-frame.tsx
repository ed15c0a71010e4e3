import { Box } from '@chakra-ui/react/box';
import { Photo, type PhotoSource } from './photo';
import { PitchLines } from './pitch-lines';

interface PictureFrameProps {
  /** Null where there is no picture: pitch lines instead. */
  readonly photo: PhotoSource | null;
  /** The text on the picture's lower edge; null for none. */
  readonly caption: string | null;
  /** The attribute `sizes`: how wide it is shown. */
  readonly sizes: string;
  /** Width by height of the frame; null where it fills its box. */
  readonly ratio: number | null;
  /** Shows all of the picture instead of cropping it to the box. */
  readonly isWhole?: boolean;
}

const LINES = { width: '90%', right: '-32%', top: '-18%' } as const;

/** A picture with its caption; a gradient of its colours until it is loaded. */
export function PictureFrame({ photo, caption, sizes, ratio, isWhole = false }: PictureFrameProps) {
  return (
    <Box
      as="figure"
      position="relative"
      overflow="hidden"
      borderRadius="card"
      width="full"
      height={ratio === null ? 'full' : undefined}
      bg="hero"
      style={{
        ...(photo === null ? {} : { background: photo.background }),
        ...(ratio === null ? {} : { aspectRatio: ratio }),
      }}
    >
      {photo === null ? (
        <PitchLines part="centre" opacity={0.36} style={LINES} />
      ) : (
        <Photo photo={photo} alt="" sizes={sizes} isWhole={isWhole} />
      )}
      {caption !== null && (
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
          overflowWrap="anywhere"
        >
          {caption}
        </Box>
      )}
    </Box>
  );
}
