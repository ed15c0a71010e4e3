import { Box } from '@chakra-ui/react/box';
import { Photo } from '../../../components/photo';
import { PitchLines } from '../../../components/pitch-lines';
import { profilePicture } from '../../../components/profile-photo';
import { useProfilePage } from '../use-profile-page';

interface PictureTileProps {
  /** Null for an album without pictures: pitch lines instead. */
  readonly id: string | null;
  /** The text on the picture's lower edge; null for none. */
  readonly caption: string | null;
  /** The attribute `sizes`: how wide it is shown. */
  readonly sizes: string;
  /** Fills its box instead of keeping the picture's own proportions. */
  readonly fills?: boolean;
}

const LINES = { width: '90%', right: '-32%', top: '-18%' } as const;

/** A picture of the profile; a gradient of its colours until it is loaded. */
export function PictureTile({ id, caption, sizes, fills = false }: PictureTileProps) {
  const { profile } = useProfilePage();
  const photo = id === null ? null : profilePicture(profile, id);
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
        ...(photo === null ? {} : { background: photo.background }),
        ...(fills || photo === null ? {} : { aspectRatio: photo.width / photo.height }),
      }}
    >
      {photo === null ? <PitchLines part="centre" opacity={0.36} style={LINES} /> : <Photo photo={photo} alt="" sizes={sizes} />}
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
