import { Box } from '@chakra-ui/react/box';

interface FailureLineProps {
  readonly text: string | null;
  /** Without a text it keeps the room of one line, so that nothing moves while something is tried again. */
  readonly holdsPlace?: boolean;
}

/** Says what went wrong, as soon as it has. */
export function FailureLine({ text, holdsPlace = false }: FailureLineProps) {
  return (
    <Box
      role="alert"
      color="fg.error"
      fontWeight="medium"
      overflowWrap="anywhere"
      {...(holdsPlace ? { minH: '1.625rem' } : { _empty: { display: 'none' } })}
    >
      {text}
    </Box>
  );
}
