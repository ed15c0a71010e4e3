import { paymentServices } from '../features/money/payments';
import { accountStore } from '../features/account/account-store';
import { guardianAddressStore } from '../features/featuring/guardian-address-store';
import { authUserReconciliation } from '../features/sign-in/reconcile-auth-user';
import { renewRoleClaims } from '../features/sign-in/role-claims';
import { signInChangeStore } from '../features/sign-in/sign-in-change-store';
import { openInvites } from '../features/college-staff/coach-invite-store';
import { enterQueue, unverifiedCoachStore } from '../features/registration/unverified-coach-store';
import { pictureProcessor } from '../features/pictures/picture-processor';
import { wasRevokedSince } from '../platform/audit-store';
import { firebaseAuthChanges } from '../platform/auth/auth-changes-gateway';
import { firebaseAuthGateway } from '../platform/auth/auth-gateway';
import { pictureFiles } from '../platform/picture-file-store';
import { rateLimitStore } from '../platform/rate-limit-store';
import type { CollegeServices } from './college-services';

/**
 * The stores and gateways that several subjects need besides those of colleges, made once for an instance. None of them
 * connects to anything before it is used.
 */
export function sharedServices(colleges: CollegeServices) {
  const { database, clock, newId, catalogue, profiles } = colleges;
  const users = firebaseAuthChanges();
  const accounts = accountStore(database, clock, newId);
  const signInChanges = signInChangeStore(database, clock, newId);
  const renewClaims = renewRoleClaims({
    users,
    rolesOf: profiles.rolesOf,
    wasRevokedSince: (uid, moment) => wasRevokedSince(database(), uid, moment),
    clock,
  });
  const unverified = unverifiedCoachStore(database, clock, newId);
  return {
    ...colleges,
    auth: firebaseAuthGateway(),
    users,
    accounts,
    signInChanges,
    renewClaims,
    unverified,
    reconciliation: authUserReconciliation({
      accounts,
      changes: signInChanges,
      users,
      catalogue,
      renewClaims,
      enterQueue: enterQueue(unverified, catalogue, openInvites(database, clock)),
      clock,
      newId,
      addresses: guardianAddressStore(database, clock, newId),
    }),
    files: pictureFiles(),
    processor: pictureProcessor(),
    countAttempt: rateLimitStore(database, clock),
    payments: paymentServices({ database, users, clock, newId }),
  };
}

export type SharedServices = ReturnType<typeof sharedServices>;
