import { parseArgs } from 'node:util';
import { withAdminClaim } from '@touchline/domain/person/roles/coach-role';
import { auditedTransactions } from '@touchline/functions/platform/audited-transaction';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** Whom to make an admin, or an admin no more. */
interface Granted {
  readonly email: string;
  readonly isAdmin: boolean;
}

/** What it takes: the project's Auth and database, the moment, and a new id for the line of the log. */
interface Dependencies {
  readonly auth: Auth;
  readonly database: Firestore;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Gives a user the claim `admin` or takes it, ends their sessions so that it counts at once, and writes a line of the
 * log (docs/permissions.md). Answers one sentence; throws one where nobody has the address.
 */
export async function grantAdmin({ email, isAdmin }: Granted, { auth, database, now, newId }: Dependencies): Promise<string> {
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
      audit: {
        action: isAdmin ? 'admin.grant' : 'admin.revoke',
        target: `accounts/${uid}`,
        by: { uid: null, isAdmin: true },
      },
    }),
  });
  await holdOn(auth, uid, isAdmin);
  return isAdmin
    ? `${email} is an admin from the next sign-in on; every session has ended.`
    : `${email} is no admin any more; every session has ended.`;
}

/**
 * Looks at the claim once more, now that the log says what it should be: a decision about a role on its way may have
 * written the earlier claims back.
 */
async function holdOn(auth: Auth, uid: string, isAdmin: boolean): Promise<void> {
  const { customClaims = {} } = await auth.getUser(uid);
  if ((customClaims.admin === true) === isAdmin) return;
  await auth.setCustomUserClaims(uid, withAdminClaim(customClaims, isAdmin));
  await auth.revokeRefreshTokens(uid);
}

/** What `npm run admin:grant` is asked for. */
interface AdminOptions {
  readonly email: string;
  readonly isRevoked: boolean;
  /** A project named explicitly; null for the stack that runs here. */
  readonly project: string | null;
}

const USAGE = 'Whom? `npm run admin:grant -- EMAIL [--revoke] [--project NAME]`';

/** Reads the arguments. Throws a sentence where the mail address is missing, or there is more than one. */
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
