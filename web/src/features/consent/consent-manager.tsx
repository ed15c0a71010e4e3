import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/api-context';
import { consentOf } from '../../components/consent/consent-keeper';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { hasTagManager, runTagManager } from './tag-manager';
import { isChoiceUntold, noteUntoldChoice } from './untold-choice';
import { useAgeOfVisitor } from './use-age-of-visitor';
import { useConsentWindows } from './use-consent-windows';

/**
 * Stands in every page from its first idle moment and draws nothing itself: asks GDPR visitors for consent, shows the choices when somebody wants to see them,
 * lets services run as far as they may (specification §4, Cookie consent), and has the account of whoever is, or comes to be, signed in remember the choice. What runs cannot be taken out of a page: where it may no longer, the page is loaded again.
 */
export function ConsentManager() {
  const callApi = useApi();
  const keeper = consentOf(callApi);
  const isIn = isAuthenticated(useSessionState());
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useAgeOfVisitor(keeper, state.needsAge);
  const [choices, setChoices] = useState(0);
  const onChoice = useCallback(() => {
    keeper.reread();
    noteUntoldChoice(true);
    setChoices((count) => count + 1);
  }, [keeper]);
  useConsentWindows(keeper, state, onChoice);
  const { allowed, isSettled } = state;
  useEffect(() => {
    if (!isSettled) return;
    const runs = runTagManager(allowed);
    if (!runs && hasTagManager()) location.reload();
  }, [allowed, isSettled]);
  const isTold = isIn && isSettled;
  useEffect(() => {
    if (!isTold || !isChoiceUntold()) return;
    callApi('recordConsent', { body: { services: [...allowed] } }).then(() => noteUntoldChoice(false), leaveIt);
  }, [isTold, allowed, choices, callApi]);
  return null;
}

/** The browser's choice counts; the line in the account's history is for its owner to look at, and the next page sends it again. */
function leaveIt(): void {
  // Nothing depends on it.
}
