import { Box } from '@chakra-ui/react/box';
import { loadMessages, pageLanguage, type MessagesPart } from '../../i18n/languages';
import { useLoaded } from '../../lib/deferred-loading';
import type { SaveButtonProps } from './save-button';

/** The texts of saving colleges. */
export const SAVING_MESSAGES: MessagesPart = {
  en: async () => (await import('../../i18n/english/saving')).englishSaving,
  de: async () => (await import('../../i18n/german/saving')).germanSaving,
};

async function loadButton() {
  const [{ SaveButton }] = await Promise.all([import('./save-button'), loadMessages(SAVING_MESSAGES, pageLanguage())]);
  return { SaveButton };
}

/**
 * Reserves the space of the save button, which is downloaded after hydration, so that nothing moves when it appears.
 */
export function SaveSlot(props: SaveButtonProps) {
  const { part } = useLoaded(loadButton);
  return (
    <Box flex="none" minW="11" minH="11">
      {part !== null && <part.SaveButton {...props} />}
    </Box>
  );
}
