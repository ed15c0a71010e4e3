import { useCallback, useEffect, useRef, useState } from 'react';
import { failureCode, reportEvent } from '../../../lib/api/reported-events';

/** The provider's codes for a link that no longer does anything. */
const SPENT = new Set(['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-not-found', 'auth/user-disabled']);

/** Whether a link has expired, was used, or belongs to nobody any more. */
export function isSpent(failure: unknown): boolean {
  return SPENT.has(failureCode(failure));
}

/** How far the check of a link has come: `unchecked` where the provider could not be asked. */
export type LinkCheck<Found> =
  | { readonly state: 'checking' }
  | { readonly state: 'spent' }
  | { readonly state: 'unchecked'; readonly isBusy: boolean }
  | { readonly state: 'good'; readonly found: Found };

/** Checks a link once, however often the page renders, and again on request. Analytics gets the code of a failure. */
export function useLinkCheck<Found>(check: () => Promise<Found>): LinkCheck<Found> & { readonly again: () => void } {
  const [result, setResult] = useState<LinkCheck<Found>>({ state: 'checking' });
  const latest = useRef(check);
  const hasBegun = useRef(false);
  const run = useCallback(() => {
    latest.current().then(
      (found) => setResult({ state: 'good', found }),
      (failure: unknown) => {
        reportEvent('emailLinkFailed', failureCode(failure));
        setResult(isSpent(failure) ? { state: 'spent' } : { state: 'unchecked', isBusy: false });
      },
    );
  }, []);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    run();
  }, [run]);
  const again = useCallback(() => {
    setResult({ state: 'unchecked', isBusy: true });
    run();
  }, [run]);
  return { ...result, again };
}
