import { useState } from 'react';

/** The ground of what is written over a cover: clear above it, and from its first line on, 4rem below, dark enough for text at AA over a white picture. */
export const COVER_SCRIM = 'linear-gradient(to bottom, transparent, {colors.hero/68} 4rem, {colors.hero/94} 100%)';

const FILLING = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

/** A cover picture; `ground` fills its place until it is there (CSS background). */
export interface Cover {
  readonly src: string;
  readonly srcSet?: string;
  readonly width?: number;
  readonly height?: number;
  readonly ground?: string;
}

/** A college's cover, filling what surrounds it; the page's first picture, so it is fetched first. Decoration behind the college's name. */
export function CollegeCover({ src, srcSet, width, height, ground }: Cover) {
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const hasFailed = failedAt === src;
  return (
    <>
      {ground !== undefined && <div style={{ ...FILLING, background: ground }} />}
      {!hasFailed && (
        <img
          key={src}
          ref={(image: HTMLImageElement | null) => {
            if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') setFailedAt(src);
          }}
          {...(srcSet === undefined ? {} : { srcSet, sizes: '100vw' })}
          src={src}
          {...{ width, height }}
          alt=""
          fetchPriority="high"
          onError={() => setFailedAt(src)}
          style={FILLING}
        />
      )}
    </>
  );
}
