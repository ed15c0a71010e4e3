import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/api-context';
import { consentOf } from '../../pieces/consent/consent-keeper';
import { useSession } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { hasTagManager, runTagManager } from './tag-manager';
import { useAgeOfVisitor } from './use-age-of-visitor';
import { useConsentWindows } from './use-consent-windows';

/**
 * Stands in every page from its first idle moment and draws nothing itself: asks GDPR visitors for consent, shows the choices when somebody wants to see them,
 * and lets services run as far as they may (specification §4, Cookie consent). What runs cannot be taken out of a page: where it may no longer, the page is loaded again.
 */
export function ConsentManager() {
  const callApi = useApi();
  const keeper = consentOf(callApi);
  const { state: whoIsHere } = useSession();
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useAgeOfVisitor(keeper, state.needsAge);
  const onChoice = useCallback(() => {
    keeper.reread();
    const services = [...keeper.state().allowed];
    if (isAuthenticated(whoIsHere())) callApi('recordConsent', { body: { services } }).catch(leaveIt);
  }, [keeper, callApi, whoIsHere]);
  useConsentWindows(keeper, state, onChoice);
  const { allowed, isSettled } = state;
  useEffect(() => {
    if (!isSettled) return;
    const runs = runTagManager(allowed);
    if (!runs && hasTagManager()) location.reload();
  }, [allowed, isSettled]);
  return null;
}

/** The browser's choice counts; the line in the account's history is for its owner to look at. */
function leaveIt(): void {
  // Nothing depends on it.
}
