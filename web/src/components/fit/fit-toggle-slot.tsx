import { Box } from '@chakra-ui/react/box';
import { useLoaded } from '../../lib/hydration/deferred-loading';

const load = () => import('./fit-toggle');

/** Reserves the height of the button that switches the fit on; it is downloaded after hydration. */
export function FitToggleSlot() {
  const { part } = useLoaded(load);
  return <Box minH="11">{part !== null && <part.FitToggle />}</Box>;
}
