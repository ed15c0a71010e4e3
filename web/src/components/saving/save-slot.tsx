import { Box } from '@chakra-ui/react/box';
import { pageLanguage } from '../../i18n/chosen-language';
import { loadWords } from '../../i18n/languages';
import { useLoaded } from '../../lib/use-loaded';
import type { SaveButtonProps } from './save-button';

async function loadButton() {
  const [{ SaveButton }, { SAVING_WORDS }] = await Promise.all([import('./save-button'), import('./saving-words')]);
  await loadWords(SAVING_WORDS, pageLanguage());
  return { SaveButton };
}

/** Keeps the place of the save button, which is downloaded once the page is alive, so that nothing moves when it comes. */
export function SaveSlot(props: SaveButtonProps) {
  const { part } = useLoaded(loadButton);
  return (
    <Box flex="none" minW="11" minH="11">
      {part !== null && <part.SaveButton {...props} />}
    </Box>
  );
}
