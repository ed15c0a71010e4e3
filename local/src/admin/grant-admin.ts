import { parseArgs } from 'node:util';
import { withAdminClaim } from '@touchline/domain/person/roles/coach-role';
import { adminInviteStore } from '@touchline/functions/features/college-staff/admin-invite-store';
import { adminRequests } from '@touchline/functions/features/members/admin-request-store';
import { auditedTransactions } from '@touchline/functions/platform/audited-transaction';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** The user by mail address, and whether they become or stop being an admin. */
interface GrantRequest {
  readonly email: string;
  readonly isAdmin: boolean;
}

/** The project's Auth and database, the current time, and a generator for the id of the audit entry. */
interface Dependencies {
  readonly auth: Auth;
  readonly database: Firestore;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Sets or removes a user's `admin` claim, ends all their sessions so that it counts at once, and writes an audit entry
 * (docs/permissions.md). A request that waits for a second admin is gone, and what a former admin sent in the name of
 * Touchline is revoked (docs/decisions/163-invitations-of-former-admins.md); the same command again finishes one that
 * broke off. Returns a sentence for the terminal; throws one where no user has the address.
 */
export async function grantAdmin(
  { email, isAdmin }: GrantRequest,
  { auth, database, now, newId }: Dependencies,
): Promise<string> {
  const { uid, customClaims = {} } = await auth.getUserByEmail(email).catch((failure: unknown) => {
    const isUnknown =
      typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'auth/user-not-found';
    throw isUnknown ? new Error(`Nobody has the address ${email}.`) : failure;
  });
  await auth.setCustomUserClaims(uid, withAdminClaim(customClaims, isAdmin));
  await auth.revokeRefreshTokens(uid);
  await auditedTransactions(
    () => database,
    () => now,
    newId,
  )({
    reads: {},
    require: () => undefined,
    alreadyDone: () => undefined,
    decide: () => ({
      answer: undefined,
      write: (unit) => unit.remove(adminRequests(database).doc(uid)),
      audit: {
        action: isAdmin ? 'admin.grant' : 'admin.revoke',
        target: `accounts/${uid}`,
        by: { uid: null, isAdmin: true },
      },
    }),
  });
  await ensureClaim(auth, uid, isAdmin);
  if (isAdmin) return `${email} is an admin from the next sign-in on; every session has ended.`;
  const invites = adminInviteStore(
    () => database,
    () => now,
    newId,
  );
  const revoked = await invites.revokeAllOf(uid);
  return `${email} is no admin any more; every session has ended, and invitations that were revoked: ${revoked}.`;
}

/**
 * Checks the claim once more after the audit entry is written: a role decision that ran meanwhile may have written the
 * earlier claims back.
 */
async function ensureClaim(auth: Auth, uid: string, isAdmin: boolean): Promise<void> {
  const { customClaims = {} } = await auth.getUser(uid);
  if ((customClaims.admin === true) === isAdmin) return;
  await auth.setCustomUserClaims(uid, withAdminClaim(customClaims, isAdmin));
  await auth.revokeRefreshTokens(uid);
}

/** The options of `npm run admin:grant`. */
interface AdminOptions {
  readonly email: string;
  readonly isRevoked: boolean;
  /** A project named explicitly; null for the stack that runs on this machine. */
  readonly project: string | null;
}

const USAGE = 'Whom? `npm run admin:grant -- EMAIL [--revoke] [--project NAME]`';

/** Parses the arguments. Throws the usage where the mail address is missing, or there is more than one. */
export function adminOptions(args: readonly string[]): AdminOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { revoke: { type: 'boolean', default: false }, project: { type: 'string' } },
    allowPositionals: true,
  });
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0 || !email.includes('@')) throw new Error(USAGE);
  return { email: email.toLowerCase(), isRevoked: values.revoke, project: values.project ?? null };
}
