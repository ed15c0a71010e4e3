import { Box } from '@chakra-ui/react/box';

/** Says what went wrong, as soon as it has. */
export function FailureLine({ text }: { readonly text: string | null }) {
  return (
    <Box role="alert" color="fg.error" fontWeight="medium" overflowWrap="anywhere" _empty={{ display: 'none' }}>
      {text}
    </Box>
  );
}
