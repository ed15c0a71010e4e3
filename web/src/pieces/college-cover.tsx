import { chakra } from '@chakra-ui/react/styled-system';

/** The ground of what is written over a cover: clear above it, and from its first line on, 4rem below, dark enough for text at AA over a white picture. */
export const COVER_SCRIM = 'linear-gradient(to bottom, transparent, {colors.hero/68} 4rem, {colors.hero/94} 100%)';

interface CollegeCoverProps {
  readonly src: string;
  readonly srcSet?: string;
}

/** A college's cover, filling what surrounds it; the page's first picture, so it is fetched first. */
export function CollegeCover({ src, srcSet }: CollegeCoverProps) {
  return (
    <chakra.img
      src={src}
      {...(srcSet === undefined ? {} : { srcSet, sizes: '100vw' })}
      alt=""
      fetchPriority="high"
      position="absolute"
      inset="0"
      width="full"
      height="full"
      objectFit="cover"
    />
  );
}
