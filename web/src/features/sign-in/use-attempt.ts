import { type RefObject, useEffect, useRef, useState } from 'react';
import { failureCode, type ReportedEvent, reportEvent } from '../../lib/reported-events';

interface Attempt {
  readonly isBusy: boolean;
  /** The text of the last attempt's failure; null where there was none. */
  readonly failure: string | null;
  /** Runs an action; a failure becomes a text and is reported to analytics with its code (S8-05). */
  readonly attempt: (act: () => Promise<void>) => Promise<void>;
}

/** Runs one action at a time that may fail: busy meanwhile, afterwards the text of its failure. */
export function useAttempt(event: ReportedEvent, textOf: (failure: unknown) => string): Attempt {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function attempt(act: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (refusal) {
      setFailure(textOf(refusal));
      reportEvent(event, failureCode(refusal));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, attempt };
}

interface FirstInvalid {
  readonly form: RefObject<HTMLFormElement | null>;
  /** True once the form was sent: every field then shows its error (S5-15). */
  readonly isValidated: boolean;
  /** Marks the form as sent and moves the focus to its first invalid field. */
  readonly validate: () => void;
}

/** Moves the focus to the first invalid field when a form is sent. */
export function useFirstInvalid(): FirstInvalid {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return { form, isValidated: attempts > 0, validate: () => setAttempts((count) => count + 1) };
}
