import { useState } from 'react';
import type { ReportedEvent } from '../../lib/reported-events';
import { reportEvent } from '../../lib/reported-events';
import { failureCode } from '../../lib/failure-code';

interface Attempt {
  readonly isBusy: boolean;
  /** What to say of the last attempt's failure; null where there was none. */
  readonly failure: string | null;
  /** Tries an act; what it fails with is said in words and told to analytics with its code (specification §8). */
  readonly attempt: (act: () => Promise<void>) => Promise<void>;
}

/** One thing at a time that may fail: busy meanwhile, afterwards what to say of it. */
export function useAttempt(event: ReportedEvent, wordsFor: (failure: unknown) => string): Attempt {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function attempt(act: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (refusal) {
      setFailure(wordsFor(refusal));
      reportEvent(event, failureCode(refusal));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, attempt };
}
