import type { College } from '@touchline/domain/college/college';
import { mediaPath } from '@touchline/domain/pictures/picture-address';
import { coloursOfPlaceholder } from '@touchline/domain/pictures/picture-colours';
import { type PictureVariant, sizeOfVariant } from '@touchline/domain/pictures/picture-variants';
import type { PhotoSource } from './photo';

/** The pitch's green, for a college without a colour of its own. */
const GREEN = '#146B4F';
/** What nothing is known of is held for a photograph of usual proportions. */
const UNKNOWN = { width: 1500, height: 1000, placeholder: null } as const;
/** The sizes that a page chooses among, smallest first. */
const CHOICE = ['400', 'ls'] as const satisfies readonly PictureVariant[];

type Owner = Pick<College, '_id' | 'color' | 'pictureDetails'>;

/** A college's picture as pages show it: two sizes to choose from, its own size so that nothing jumps, and its colours until it is there. */
export function collegePicture({ _id, color, pictureDetails }: Owner, pictureId: string): PhotoSource {
  const { width, height, placeholder } = pictureDetails[pictureId] ?? UNKNOWN;
  const path = (variant: PictureVariant) => mediaPath({ kind: 'colleges', ownerId: _id, pictureId, variant });
  const [first = color ?? GREEN, ...others] = coloursOfPlaceholder(placeholder);
  return {
    src: path('ls'),
    srcSet: CHOICE.map((variant) => `${path(variant)} ${sizeOfVariant({ width, height }, variant).width}w`).join(', '),
    ...{ width, height },
    ground: others.length === 0 ? first : `linear-gradient(${[first, ...others].join(', ')})`,
  };
}

/** The address of a picture in one size, where nothing is to be chosen. */
export function collegePicturePath({ _id }: Pick<College, '_id'>, pictureId: string, variant: PictureVariant): string {
  return mediaPath({ kind: 'colleges', ownerId: _id, pictureId, variant });
}
