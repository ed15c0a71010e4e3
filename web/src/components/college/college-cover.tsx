import { type ReactNode, useState } from 'react';
import { usePictureTries } from '../pictures/use-picture-tries';

/**
 * The gradient behind text on a cover: clear at the top, and from the first line of text (4rem below) dark enough for
 * AA contrast over a white picture.
 */
export const COVER_SCRIM = 'linear-gradient(to bottom, transparent, {colors.hero/68} 4rem, {colors.hero/94} 100%)';

const FILLING = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;
const SCENE_FILLING = { ...FILLING, objectPosition: '62% 42%' } as const;

/** A cover picture; `background` is the CSS background shown until it has loaded. */
export interface Cover {
  readonly src: string;
  readonly srcSet?: string;
  readonly width?: number;
  readonly height?: number;
  readonly background?: string;
  /** Drawn from the college's place: what matters stands right of the middle and above it. */
  readonly isScene?: boolean;
}

/**
 * A college's cover, filling its container. It is the first picture of the page, so it has a high fetch priority.
 * Decoration behind the college's name.
 */
export function CollegeCover(cover: Cover) {
  return <LoadedCover key={cover.src} {...cover} />;
}

function LoadedCover({ src, srcSet, width, height, background, isScene = false }: Cover) {
  const { attempt, state, onFailure } = usePictureTries();
  return (
    <>
      {background !== undefined && <div style={{ ...FILLING, background }} />}
      {state === 'shown' && (
        <img
          key={attempt}
          ref={(image: HTMLImageElement | null) => {
            if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') onFailure();
          }}
          {...(srcSet === undefined ? {} : { srcSet, sizes: '100vw' })}
          src={src}
          width={width}
          height={height}
          alt=""
          fetchPriority="high"
          onError={onFailure}
          style={isScene ? SCENE_FILLING : FILLING}
        />
      )}
    </>
  );
}

interface CollegeLogoProps {
  /** The address of the logo in size 400. */
  readonly src: string;
  /** Height in pixels; the width is 5/6 of it, as in a crest. */
  readonly size: number;
  /** Shown instead where the logo cannot be loaded. */
  readonly children: ReactNode;
}

/** A college's own logo instead of a crest; decoration next to the name. */
export function CollegeLogo({ src, size, children }: CollegeLogoProps) {
  const [failedAt, setFailedAt] = useState<string | null>(null);
  if (failedAt === src) return children;
  return (
    <img
      key={src}
      ref={(image: HTMLImageElement | null) => {
        if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') setFailedAt(src);
      }}
      src={src}
      width={Math.round((size * 5) / 6)}
      height={size}
      alt=""
      onError={() => setFailedAt(src)}
      style={{ aspectRatio: '5 / 6', objectFit: 'contain', flexShrink: 0 }}
    />
  );
}
