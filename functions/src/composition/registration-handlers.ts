import { openInvites } from '../features/college-staff/coach-invite-store';
import { guardianAddressStore } from '../features/featuring/guardian-address-store';
import { orphanedAuthUserStore } from '../features/registration/orphaned-auth-user-store';
import { acceptTerms, join, registerAccount } from '../features/registration/registration-handlers';
import { registrationStore } from '../features/registration/registration-store';
import { firebaseAuthUsers } from '../platform/auth/auth-users-gateway';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of registration. */
export function registrationHandlers(shared: SharedServices) {
  const { database, clock, newId, auth, users, catalogue, countAttempt } = shared;
  const registrations = registrationStore(database, clock, newId, guardianAddressStore(database, clock, newId));
  const joinAs = join(registrations, catalogue, openInvites(database, clock), clock);
  return {
    registerAccount: registerAccount({
      users: firebaseAuthUsers(),
      orphans: orphanedAuthUserStore(database, clock),
      join: joinAs,
      rateLimit: rateLimitOf('registerAccount', countAttempt),
      clock,
      newId,
    }),
    acceptTerms: acceptTerms({ auth, users, isMember: registrations.exists, join: joinAs, clock }),
  };
}
