import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslations } from '../i18n/use-translations';

/** Says beside an open editor what somebody else has saved there meanwhile; '' where it has been emptied. */
export function NewestValue({ text }: { readonly text: string }) {
  const t = useTranslations();
  return (
    <Box role="status" borderWidth="1px" borderRadius="l2" bg="bg.subtle" px="4" py="3">
      <Text fontWeight="medium">{t(text === '' ? 'edit.emptiedMeanwhile' : 'edit.changedMeanwhile')}</Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}
