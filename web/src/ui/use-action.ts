import { useCallback, useState } from 'react';
import { useRefusalToasts } from './overlays/toasts';

/** Runs a change, one at a time. A refusal becomes one toast for each message (S8-01). */
export function useAction() {
  const refused = useRefusalToasts();
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback(
    async (change: () => Promise<unknown>) => {
      setIsBusy(true);
      try {
        await change();
      } catch (failure) {
        refused(failure);
      } finally {
        setIsBusy(false);
      }
    },
    [refused],
  );
  return { isBusy, run };
}
