import { catalogueStore } from '../features/colleges/catalogue-store';
import { collegeStore } from '../features/colleges/college-store';
import { accountStore } from '../features/people/account-store';
import { profileStore } from '../features/people/profile-store';
import { authUserReconciliation } from '../features/people/reconcile-auth-user';
import { renewRoleClaims } from '../features/people/role-claims';
import { signInChangeStore } from '../features/people/sign-in-change-store';
import { pictureProcessor } from '../features/pictures/picture-processor';
import { wasRevokedSince } from '../platform/audit-store';
import { firebaseAuthChanges } from '../platform/auth-changes-gateway';
import { firebaseAuthGateway } from '../platform/auth-gateway';
import { newId, systemClock as clock } from '../platform/clock-and-ids';
import { firestore as database } from '../platform/firestore';
import { pictureFiles } from '../platform/picture-file-store';
import { rateLimitStore } from '../platform/rate-limit-store';

/**
 * The stores and gateways that several subjects need, made once for an instance. None of them connects to anything
 * before it is used.
 */
export function sharedServices() {
  const users = firebaseAuthChanges();
  const catalogue = catalogueStore(database, clock);
  const profiles = profileStore(database);
  const accounts = accountStore(database, clock, newId);
  const signInChanges = signInChangeStore(database, clock, newId);
  const renewClaims = renewRoleClaims({
    users,
    rolesOf: profiles.rolesOf,
    wasRevokedSince: (uid, moment) => wasRevokedSince(database(), uid, moment),
    clock,
  });
  return {
    database,
    clock,
    newId,
    auth: firebaseAuthGateway(),
    users,
    catalogue,
    colleges: collegeStore(database, clock, newId, catalogue),
    profiles,
    accounts,
    signInChanges,
    renewClaims,
    reconciliation: authUserReconciliation({
      accounts,
      changes: signInChanges,
      users,
      catalogue,
      renewClaims,
      clock,
      newId,
    }),
    files: pictureFiles(),
    processor: pictureProcessor(),
    countAttempt: rateLimitStore(database, clock),
  };
}

export type SharedServices = ReturnType<typeof sharedServices>;
