import { chakra } from '@chakra-ui/react/styled-system';

/** A quiet way to another step, drawn like a link. */
export const TextButton = chakra('button', {
  base: {
    minH: '11',
    px: '1',
    mx: '-1',
    color: 'pitch.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'control',
  },
});
