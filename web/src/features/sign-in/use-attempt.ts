import { useState } from 'react';
import { failureCode, type ReportedEvent, reportEvent } from '../../lib/api/reported-events';

interface Attempt {
  readonly isBusy: boolean;
  /** The text of the last attempt's failure; null if there was none, or a field says it. */
  readonly failure: string | null;
  /** The code of that failure; null if there is none. */
  readonly code: string | null;
  /** Runs an action; a failure becomes a text and is reported to analytics with its code (S8-05). */
  readonly attempt: (act: () => Promise<void>) => Promise<void>;
}

/**
 * Runs one action at a time that may fail: busy meanwhile, afterwards the text of its failure. `textOf` gives null
 * where it has said it elsewhere, at a field.
 */
export function useAttempt(event: ReportedEvent, textOf: (failure: unknown) => string | null): Attempt {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  async function attempt(act: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    setCode(null);
    try {
      await act();
    } catch (refusal) {
      setFailure(textOf(refusal));
      setCode(failureCode(refusal));
      reportEvent(event, failureCode(refusal));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, code, attempt };
}
