import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';

interface AvatarProps {
  /** The person's name; its initials replace a missing picture. */
  readonly name: string;
  readonly src: string | null;
  /** Width and height in pixels. */
  readonly size: number;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x20))
    .join('')
    .toUpperCase();
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
