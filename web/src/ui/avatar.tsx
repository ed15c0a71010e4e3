import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { initialsOf } from '@touchline/domain/kernel/text/initials';

interface AvatarProps {
  /** The person's name; its initials replace a missing picture. */
  readonly name: string;
  readonly src: string | null;
  /** Width and height in pixels. */
  readonly size: number;
}

/** A person's picture in a circle; decoration next to the name. */
export function Avatar({ name, src, size }: AvatarProps) {
  const side = `${size}px`;
  return (
    <Box
      aria-hidden
      flex="none"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      overflow="hidden"
      borderRadius="full"
      bg="pitch.muted"
      color="pitch.fg"
      fontFamily="heading"
      fontWeight="bold"
      lineHeight="1"
      style={{ width: side, height: side, fontSize: `${Math.round(size * 0.38)}px` }}
    >
      {src === null ? (
        initialsOf(name)
      ) : (
        <chakra.img src={src} alt="" width="full" height="full" objectFit="cover" loading="lazy" />
      )}
    </Box>
  );
}
