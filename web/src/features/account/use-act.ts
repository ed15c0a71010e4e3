import { useCallback, useState } from 'react';
import { useRefusalToasts } from '../../ui/use-refusal-toasts';

/** One act at a time; what it is refused with becomes toasts (specification §8). */
export function useAct() {
  const refused = useRefusalToasts();
  const [isBusy, setIsBusy] = useState(false);
  const act = useCallback(
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
  return { isBusy, act };
}
