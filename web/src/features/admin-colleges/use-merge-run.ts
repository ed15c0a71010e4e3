import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useState } from 'react';
import { useDialogCall } from '../../ui/overlays/dialog-form';

/** How far a merge or its undo has come. */
export type Merge = AnswerOf<'collegeMerge'>;

const isRunning = ({ state }: Merge): boolean => state === 'merging' || state === 'undoing';

/**
 * Runs a merge or its undo by calling until it is over: each call goes on where the one before stopped. After a failure
 * the next press does the same.
 */
export function useMergeRun() {
  const { failure, isBusy, send } = useDialogCall();
  const [merge, setMerge] = useState<Merge | null>(null);
  /** The merge at its end; null where a call failed. */
  const run = async (call: () => Promise<Merge>): Promise<Merge | null> => {
    let last: Merge | null = null;
    const isOver = await send(async () => {
      do {
        last = await call();
        setMerge(last);
      } while (isRunning(last));
    });
    return isOver ? last : null;
  };
  return { failure, isBusy, merge, run };
}
