import { useState } from 'react';
import type { ReactNode } from 'react';

interface CollegeLogoProps {
  /** The logo in the size 400. */
  readonly src: string;
  /** Height in pixels; the width follows at 5 : 6, as a crest's. */
  readonly size: number;
  /** What stands there where the logo cannot be had. */
  readonly children: ReactNode;
}

/** A college's own logo in a crest's place, decoration beside the name. */
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
      style={{ aspectRatio: '5 / 6', objectFit: 'contain' }}
    />
  );
}
