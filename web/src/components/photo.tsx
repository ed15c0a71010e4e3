import { useState } from 'react';
import { PitchLines } from './pitch/pitch-lines';

/** A picture to show: its address in two sizes, its own size in pixels, and what fills its place until it is there (CSS background). */
export interface PhotoSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
}

interface PhotoProps {
  readonly photo: PhotoSource;
  readonly alt: string;
  /** How wide it is shown, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Shows all of it instead of filling its place with a part of it. */
  readonly isWhole?: boolean;
}

const FILLING = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;
const WHOLE = { ...FILLING, objectFit: 'contain' } as const;
const LINES = { width: '90%', right: '-32%', top: '-18%' } as const;

/** A picture that fills what surrounds it, which has its ground; where it cannot be had, chalk lines are drawn instead. */
export function Photo(props: PhotoProps) {
  return <Shown key={props.photo.src} {...props} />;
}

function Shown({ photo: { src, srcSet, width, height }, alt, sizes, isWhole = false }: PhotoProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <PitchLines part="centre" opacity={0.36} style={LINES} />;
  return (
    <img
      ref={(image: HTMLImageElement | null) => {
        if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') setHasFailed(true);
      }}
      {...{ src, srcSet, sizes, width, height, alt }}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
      style={isWhole ? WHOLE : FILLING}
    />
  );
}
