import type { College } from '@touchline/domain/college/college';
import { mediaPath, type PictureVariant, sizeOfVariant, coloursOfPlaceholder } from '@touchline/domain/pictures/picture-address';
import { PitchLines } from './pitch-lines';
import { usePictureTries } from './use-picture-tries';

/** A picture: its address in two sizes, its size in pixels and the CSS background shown until it has loaded. */
export interface PhotoSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly background: string;
}

interface PhotoProps {
  readonly photo: PhotoSource;
  readonly alt: string;
  /** Its displayed width, as in the attribute `sizes`. */
  readonly sizes: string;
  /** Shows the whole picture instead of cropping it to fill the container. */
  readonly isWhole?: boolean;
  /** It stands in the first view of the page, so it is fetched at once. */
  readonly isFirst?: boolean;
}

const FILLING = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;
const WHOLE = { ...FILLING, objectFit: 'contain' } as const;
const LINES = { width: '90%', right: '-32%', top: '-18%' } as const;

/**
 * A picture that fills its container, whose background is its `background`. Where it cannot be loaded, pitch
 * lines are drawn instead, and it is asked for once more.
 */
export function Photo(props: PhotoProps) {
  return <LoadedPhoto key={props.photo.src} {...props} />;
}

function LoadedPhoto({ photo: { src, srcSet, width, height }, alt, sizes, isWhole = false, isFirst = false }: PhotoProps) {
  const { attempt, state, onFailure } = usePictureTries();
  if (state !== 'shown') return <PitchLines part="centre" opacity={0.36} style={LINES} />;
  return (
    <img
      key={attempt}
      ref={(image: HTMLImageElement | null) => {
        if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') onFailure();
      }}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      onError={onFailure}
      style={isWhole ? WHOLE : FILLING}
    />
  );
}

/** The brand's green, for a college without a colour of its own. */
const GREEN = '#146B4F';
/** The assumed size of a picture without details: a photograph of usual proportions. */
const UNKNOWN = { width: 1500, height: 1000, placeholder: null } as const;
/** The sizes offered to the browser, smallest first. */
const CHOICE = ['400', 'ls'] as const satisfies readonly PictureVariant[];

type Owner = Pick<College, '_id' | 'color' | 'pictureDetails'>;

/**
 * A college's picture: two sizes to choose from, its own size so that the layout does not shift, and its colours until
 * it has loaded.
 */
export function collegePicture({ _id, color, pictureDetails }: Owner, pictureId: string): PhotoSource {
  const path = (variant: PictureVariant) => mediaPath({ kind: 'colleges', ownerId: _id, pictureId, variant });
  return photoOf(pictureDetails[pictureId], path, color ?? GREEN);
}

/** A picture by its details, its address in each size, and the colour where its own are not known. */
export function photoOf(
  details: College['pictureDetails'][string] | undefined,
  path: (variant: PictureVariant) => string,
  colour = GREEN,
): PhotoSource {
  const { width, height, placeholder } = details ?? UNKNOWN;
  const [first = colour, ...others] = coloursOfPlaceholder(placeholder);
  return {
    src: path('ls'),
    srcSet: CHOICE.map((variant) => `${path(variant)} ${sizeOfVariant({ width, height }, variant).width}w`).join(', '),
    width,
    height,
    background: others.length === 0 ? first : `linear-gradient(${[first, ...others].join(', ')})`,
  };
}

/** The address of a picture in one given size. */
export function collegePicturePath({ _id }: Pick<College, '_id'>, pictureId: string, variant: PictureVariant): string {
  return mediaPath({ kind: 'colleges', ownerId: _id, pictureId, variant });
}
