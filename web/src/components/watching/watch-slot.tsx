import { Box } from '@chakra-ui/react/box';
import type { ComponentType } from 'react';
import { useLoaded } from '../../lib/hydration/deferred-loading';

interface WatchSlotProps<Props extends object> {
  /** Downloads the button of a search; has to stay the same function. */
  readonly load: () => Promise<{ readonly Watch: ComponentType<Props> }>;
  readonly with: Props;
}

/**
 * Reserves the height of the button that watches a search. It is downloaded after hydration, because the pages of
 * visitors are stored for all of them, and none needs it before.
 */
export function WatchSlot<Props extends object>({ load, with: props }: WatchSlotProps<Props>) {
  const { part } = useLoaded(load);
  return (
    <Box flex="none" minW="11" minH="11">
      {part !== null && <part.Watch {...props} />}
    </Box>
  );
}
