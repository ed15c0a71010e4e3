import { withAdminClaim } from '@touchline/domain/account/user-claims';
import { noteInAudit } from '@touchline/functions/platform/audit-store';
import { inOneTransaction } from '@touchline/functions/platform/unit-of-work';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** Whom to make an admin, or an admin no more. */
interface Granted {
  readonly email: string;
  readonly isAdmin: boolean;
}

/** What it takes: the project's Auth and database, the moment, and a new id for the line of the log. */
interface Surroundings {
  readonly auth: Auth;
  readonly database: Firestore;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Gives a user the claim `admin` or takes it, ends their sessions so that it counts at once, and writes a line of the log (design.md §4, Sessions). Answers one
 * sentence; throws one where nobody has the address.
 */
export async function grantAdmin({ email, isAdmin }: Granted, { auth, database, now, newId }: Surroundings): Promise<string> {
  const { uid, customClaims = {} } = await auth.getUserByEmail(email).catch((failure: unknown) => {
    const isUnknown =
      typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'auth/user-not-found';
    throw isUnknown ? new Error(`Nobody has the address ${email}.`) : failure;
  });
  await auth.setCustomUserClaims(uid, withAdminClaim(customClaims, isAdmin));
  await auth.revokeRefreshTokens(uid);
  await inOneTransaction((unit) => {
    noteInAudit(database, unit, {
      ...{ _id: newId(), at: now.toISOString(), by: null, byAdmin: true, target: `accounts/${uid}`, result: 'done', detail: {} },
      action: isAdmin ? 'admin.grant' : 'admin.revoke',
    });
    return Promise.resolve();
  }, database);
  await holdOn(auth, uid, isAdmin);
  return isAdmin
    ? `${email} is an admin from the next sign-in on; every session has ended.`
    : `${email} is no admin any more; every session has ended.`;
}

/** Looks at the claim once more, now that the log says what it should be: a decision about a role on its way may have written the earlier claims back. */
async function holdOn(auth: Auth, uid: string, isAdmin: boolean): Promise<void> {
  const { customClaims = {} } = await auth.getUser(uid);
  if ((customClaims.admin === true) === isAdmin) return;
  await auth.setCustomUserClaims(uid, withAdminClaim(customClaims, isAdmin));
  await auth.revokeRefreshTokens(uid);
}
