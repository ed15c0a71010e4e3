import { withAdminClaim } from '@touchline/domain/person/roles/coach-role';
import type { Firestore } from '@google-cloud/firestore';
import type { AuthChanges, AuthUser } from '../../platform/auth/auth-changes-gateway';
import { auditLines, isAdminByLog } from '../../platform/audit-store';
import { readOrReport } from '../../platform/firestore';

/** How often the claim is written and checked again at most. */
const MAX_ATTEMPTS = 4;
/** The most lines about granted rights that are read to find who is an admin. */
const GRANTS_READ = 100;

/**
 * Makes the admin claim of a user what the log says last, and ends every session, so that it counts with the next call.
 * The provider replaces all claims at once, so a decision about a role that runs meanwhile may write earlier claims
 * back: the claim is checked again. Repeating it finishes one that broke off. True where the user is an admin then.
 */
export type CarryOutAdminClaim = (uid: string) => Promise<boolean>;

export function carryOutAdminClaim(
  database: () => Firestore,
  users: Pick<AuthChanges, 'find' | 'setClaims' | 'endSessions'>,
): CarryOutAdminClaim {
  return async (uid) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const isAdmin = await isAdminByLog(database(), uid);
      const user = await users.find(uid);
      if (user === null) return false;
      const isInPlace = (user.claims.admin === true) === isAdmin;
      if (isInPlace && attempt > 0) return isAdmin;
      if (!isInPlace) await users.setClaims(uid, withAdminClaim(user.claims, isAdmin));
      await users.endSessions(uid);
    }
    return isAdminByLog(database(), uid);
  };
}

/** The admins: who was granted it by the latest 100 such lines of the log, and has the claim now. */
export type FindAdmins = () => Promise<readonly AuthUser[]>;

export function findAdmins(database: () => Firestore, users: Pick<AuthChanges, 'findAll'>): FindAdmins {
  return async () => {
    const granted = auditLines(database()).where('action', '==', 'admin.grant').orderBy('at', 'desc').limit(GRANTS_READ);
    const lines = (await granted.get()).docs.flatMap((document) => readOrReport(document) ?? []);
    const uids = new Set(lines.map(({ target }) => target.replace(/^accounts\//, '')));
    const known = await users.findAll([...uids].filter((uid) => /^[A-Za-z0-9_-]{1,128}$/.test(uid)));
    return known.filter(({ claims, isDisabled }) => claims.admin === true && !isDisabled);
  };
}

/** How many people besides these are admins. */
export type CountOtherAdmins = (uids: readonly string[]) => Promise<number>;

export function countOtherAdmins(admins: FindAdmins): CountOtherAdmins {
  return async (uids) => (await admins()).filter(({ uid }) => !uids.includes(uid)).length;
}
