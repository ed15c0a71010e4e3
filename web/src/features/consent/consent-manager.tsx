import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/api-context';
import { consentOf } from '../../pieces/consent/consent-keeper';
import { hasTagManager, runTagManager } from './tag-manager';
import { useAgeOfVisitor } from './use-age-of-visitor';
import { useConsentWindows } from './use-consent-windows';

/**
 * Stands in every page from its first idle moment and draws nothing itself: asks GDPR visitors for consent, shows the choices when somebody wants to see them,
 * and lets services run as far as they may (specification §4, Cookie consent). What runs cannot be taken out of a page: where it may no longer, the page is loaded again.
 */
export function ConsentManager() {
  const keeper = consentOf(useApi());
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useAgeOfVisitor(keeper, state.asksFirst);
  useConsentWindows(keeper, state);
  const { allowed, isSettled } = state;
  useEffect(() => {
    if (!isSettled) return;
    const runs = runTagManager(allowed);
    if (!runs && hasTagManager()) location.reload();
  }, [allowed, isSettled]);
  return null;
}
