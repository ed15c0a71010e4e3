import { Refusal } from '../../kernel/refusal/refusal';
import { isHiddenByAccount, type Person } from '../account/change-account';

/**
 * A person whose account an admin suspends for a reason, or no longer does (null). The profile is hidden meanwhile, and
 * shown again only where nothing else of the account hides it. The same reason again changes nothing.
 */
export function withSuspension({ account, profile }: Person, reason: string | null, now: string): Person {
  if (reason === (account.suspended?.reason ?? null)) return { account, profile };
  const suspended = reason === null ? null : { at: account.suspended?.at ?? now, reason };
  const after = { ...account, suspended };
  const hidden = isHiddenByAccount(after);
  return {
    account: after,
    profile: hidden === profile.hidden ? profile : { ...profile, hidden, version: profile.version + 1, updatedAt: now },
  };
}

/**
 * Throws Refusal conflict where an admin would suspend themselves or another admin, who loses that role first
 * (`npm run admin:grant`).
 */
export function requireSuspendable(by: string, person: { readonly uid: string; readonly isAdmin: boolean }): void {
  if (person.uid === by) throw new Refusal('conflict', 'suspendsOneself');
  if (person.isAdmin) throw new Refusal('conflict', 'suspendsAdmin');
}
