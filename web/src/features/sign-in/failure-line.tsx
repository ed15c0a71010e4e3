import { Box } from '@chakra-ui/react/box';

/** Says what went wrong, as soon as it has; holds its place, so that nothing moves. */
export function FailureLine({ text }: { readonly text: string | null }) {
  return (
    <Box role="alert" color="fg.error" fontWeight="medium" minH="1.625rem" overflowWrap="anywhere">
      {text}
    </Box>
  );
}
