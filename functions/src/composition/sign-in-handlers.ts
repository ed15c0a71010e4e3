import { setTimeout } from 'node:timers/promises';
import { boundCurrencies } from '../features/money/bound-currency-store';
import { ownProfile, sessionLogin, sessionLogout, signInMethods } from '../features/sign-in/session-handlers';
import { firebaseAuthUsers } from '../platform/auth/auth-users-gateway';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of sessions. */
export function signInHandlers(shared: SharedServices) {
  const { database, auth, profiles, accounts, reconciliation, countAttempt, endedSessions } = shared;
  return {
    signInMethods: signInMethods(firebaseAuthUsers(), rateLimitOf('signInMethods', countAttempt)),
    sessionLogin: sessionLogin({
      auth,
      hasProfile: profiles.exists,
      accounts,
      reconcile: reconciliation.reconcile,
      rateLimit: rateLimitOf('sessionLogin', countAttempt),
      endedSessions,
      pause: setTimeout,
    }),
    sessionLogout: sessionLogout(endedSessions),
    ownProfile: ownProfile({
      ...{ accounts, unverified: shared.unverified, reconcile: reconciliation.reconcile },
      boundCurrencyOf: boundCurrencies(database),
    }),
  };
}
