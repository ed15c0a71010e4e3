import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useWords } from '../../../i18n/use-words';

/** Says beside a typed field what somebody else has saved there meanwhile. */
export function NewestValue({ text }: { readonly text: string }) {
  const say = useWords();
  return (
    <Box role="status" borderWidth="1px" borderRadius="l2" bg="bg.subtle" px="3" py="2" mt="2" textStyle="small">
      <Text fontWeight="medium">{say(text === '' ? 'edit.emptiedMeanwhile' : 'edit.changedMeanwhile')}</Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}
