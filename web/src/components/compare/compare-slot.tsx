import { Box } from '@chakra-ui/react/box';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import type { ChosenCollege } from './compare-choice';

async function loadToggle() {
  const [{ CompareToggle }] = await Promise.all([import('./compare-toggle'), loadMessages('compare', pageLanguage())]);
  return { CompareToggle };
}

async function loadTray() {
  const [{ CompareTray }] = await Promise.all([import('./compare-tray'), loadMessages('compare', pageLanguage())]);
  return { CompareTray };
}

/** Reserves the space of the button that chooses a college for the comparison, which is downloaded after hydration. */
export function CompareSlot(props: ChosenCollege) {
  const { part } = useLoaded(loadToggle);
  return (
    <Box display="flex" flex="none" minW="11" minH="11">
      {part !== null && <part.CompareToggle {...props} />}
    </Box>
  );
}

/** The bar with the chosen colleges, which is downloaded after hydration. */
export function CompareTraySlot() {
  const { part } = useLoaded(loadTray);
  return part === null ? null : <part.CompareTray />;
}
