import { Box } from '@chakra-ui/react/box';
import { wordingWarnings } from '@touchline/domain/camp/camp-wording';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from '../../../../i18n/use-translations';
import { Icon } from '../../../../ui/icon';

/** Warns of words that make a camp look closed to some, each with the reason; nothing if there are none. */
export function WordingNotes({ texts }: { readonly texts: readonly (string | null)[] }) {
  const t = useTranslations();
  const warnings = wordingWarnings(texts);
  return (
    <Box role="status">
      {warnings.length > 0 && (
        <Box display="flex" gap="3" borderWidth="1px" borderColor="signal.amber" borderRadius="control" p="4" mt="3">
          <Box color="signal.amber" flex="none">
            <Icon as={TriangleAlert} />
          </Box>
          <Box minW="0" textStyle="small" overflowWrap="anywhere">
            <Box fontWeight="semibold">{t('campEditing.wording')}</Box>
            <Box as="ul" listStyleType="none">
              {warnings.map(({ words, reason }) => (
                <Box as="li" key={words}>
                  {t('campEditing.wordingText', { words, reason: t(`campEditing.reason.${reason}`) })}
                </Box>
              ))}
            </Box>
          </Box>
        </Box>
      )}
    </Box>
  );
}
