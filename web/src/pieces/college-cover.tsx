import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';

/** Dark enough under the name for text at AA over a white picture. */
const SCRIM = {
  base: 'linear-gradient(to bottom, transparent 20%, {colors.hero/68} 44%, {colors.hero/94} 100%)',
  md: 'linear-gradient(to bottom, transparent 40%, {colors.hero/68} 55%, {colors.hero/94} 100%)',
} as const;

interface CollegeCoverProps {
  readonly src: string;
  readonly srcSet?: string;
}

/** A college's cover with its scrim, filling what surrounds it; the page's first picture, so it is fetched first. */
export function CollegeCover({ src, srcSet }: CollegeCoverProps) {
  return (
    <>
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
      <Box position="absolute" inset="0" bgImage={SCRIM} />
    </>
  );
}
