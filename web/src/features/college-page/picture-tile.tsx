import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { collegePicture } from '../../components/college-picture';
import { Photo } from '../../components/photo';
import { PitchLines } from '../../components/pitch/pitch-lines';

interface PictureTileProps {
  readonly college: College;
  /** Null draws the place of a picture to come. */
  readonly id: string | null;
  /** Stands on the picture's lower edge. */
  readonly caption: string;
  /** How wide it is shown, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Fills its place instead of keeping the picture's own proportions. */
  readonly fills?: boolean;
  /** Shows all of the picture instead of filling its place with a part of it. */
  readonly isWhole?: boolean;
}

const LINES = { width: '90%', right: '-32%', top: '-18%' } as const;

/** The proportions of a picture, width by height; 3 : 2 where nothing is known of it. */
export function ratioOf(college: College, id: string): number {
  const details = college.pictureDetails[id];
  return details === undefined ? 1.5 : details.width / details.height;
}

/** A picture with its caption; its colours hold its place until it is there. */
export function PictureTile({ college, id, caption, sizes, fills = false, isWhole = false }: PictureTileProps) {
  const photo = id === null ? null : collegePicture(college, id);
  return (
    <Box
      as="figure"
      position="relative"
      overflow="hidden"
      borderRadius="card"
      width="full"
      height={fills ? 'full' : undefined}
      bg="hero"
      style={{
        ...(photo === null ? {} : { background: photo.ground }),
        ...(fills || id === null ? {} : { aspectRatio: ratioOf(college, id) }),
      }}
    >
      {photo === null ? (
        <PitchLines part="centre" opacity={0.36} style={LINES} />
      ) : (
        <Photo photo={photo} alt="" sizes={sizes} isWhole={isWhole} />
      )}
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
