import { Box } from '@chakra-ui/react/box';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import type { SaveButtonProps } from './save-button';

async function loadButton() {
  const [{ SaveButton }, { VisitQueries }] = await Promise.all([
    import('./save-button'),
    import('../../lib/api/visit-queries'),
    loadMessages('saving', pageLanguage()),
  ]);
  return { SaveButton, VisitQueries };
}

/**
 * Reserves the space of the save button, which is downloaded after hydration, so that nothing moves when it appears.
 */
export function SaveSlot(props: SaveButtonProps) {
  const { part } = useLoaded(loadButton);
  return (
    <Box display="flex" flex="none" minW="11" minH="12">
      {part !== null && (
        <part.VisitQueries>
          <part.SaveButton {...props} />
        </part.VisitQueries>
      )}
    </Box>
  );
}
