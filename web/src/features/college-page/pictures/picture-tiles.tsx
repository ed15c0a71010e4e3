import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import type { ReactNode } from 'react';
import { collegePicture } from '../../../components/pictures/photo';
import { PictureFrame } from '../../../components/pictures/picture-frame';
import { usePictureCaption } from './photo-names';

interface PictureTileProps {
  readonly college: College;
  /** Null for an album without pictures: pitch lines instead. */
  readonly id: string | null;
  /** The text on the picture's lower edge. */
  readonly caption: string;
  /** The attribute `sizes`: how wide it is shown. */
  readonly sizes: string;
  /** Fills its box instead of keeping the picture's own proportions. */
  readonly fills?: boolean;
  /** Shows all of the picture instead of cropping it to the box. */
  readonly isWhole?: boolean;
}

/** The aspect ratio of a picture, width by height; 3 : 2 where it is unknown. */
export function ratioOf(college: College, id: string): number {
  const details = college.pictureDetails[id];
  return details === undefined ? 1.5 : details.width / details.height;
}

/** A picture of the college with its caption. */
export function PictureTile({ college, id, caption, sizes, fills = false, isWhole = false }: PictureTileProps) {
  const photo = id === null ? null : collegePicture(college, id);
  const ratio = fills || id === null ? null : ratioOf(college, id);
  return <PictureFrame photo={photo} caption={caption} sizes={sizes} ratio={ratio} isWhole={isWhole} />;
}

interface PictureGridProps {
  readonly college: College;
  readonly ids: readonly string[];
  /** The controls below a picture, for its editors. */
  readonly below?: (id: string, caption: string) => ReactNode;
}

/** The smallest height of a row, in rem; rows grow until they fill the width. */
const ROW_REM = 14;

/** Pictures in rows of one height, each in its own proportions, so that nothing is cropped. */
export function PictureGrid({ college, ids, below }: PictureGridProps) {
  const caption = usePictureCaption();
  return (
    <Box as="ul" display="flex" flexWrap="wrap" gap={{ base: '3', md: '4' }} _after={{ content: '""', flexGrow: 1000 }}>
      {ids.map((id, index) => {
        const ratio = ratioOf(college, id);
        const name = caption(college, id, index);
        const sizes = `(min-width: 30rem) ${Math.round(ratio * ROW_REM * 1.2)}rem, 100vw`;
        return (
          <Box as="li" key={id} minW={{ base: 'full', sm: '0' }} style={{ flex: `${ratio} 1 ${Math.round(ratio * ROW_REM)}rem` }}>
            <PictureTile college={college} id={id} caption={name} sizes={sizes} />
            {below?.(id, name)}
          </Box>
        );
      })}
    </Box>
  );
}
