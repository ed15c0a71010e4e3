import type { College } from '@touchline/domain/college/college';
import type { ReactNode } from 'react';
import { collegePicture } from '../../../components/pictures/photo';
import { PictureFrame } from '../../../components/pictures/picture-frame';
import { PictureRows } from '../../../components/pictures/picture-rows';
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

/** Pictures of the college in rows. */
export function PictureGrid({ college, ids, below }: PictureGridProps) {
  const caption = usePictureCaption();
  return (
    <PictureRows ids={ids} ratioOf={(id) => ratioOf(college, id)}>
      {(id, index, sizes) => {
        const name = caption(college, id, index);
        return (
          <>
            <PictureTile college={college} id={id} caption={name} sizes={sizes} />
            {below?.(id, name)}
          </>
        );
      }}
    </PictureRows>
  );
}
