import { Refusal } from '../kernel/refusal/refusal';
import type { Account } from '../person/account/account';
import { guardianRefusal, namedGuardian } from '../person/consent/guardian';
import { comesOfAgeOn } from '../person/consent/age-rules';
import { isActiveAt } from '../person/profiles/premium';

/** Whether the owner of an account is under 18 on a day (YYYY-MM-DD). */
export function isMinorBuyer({ dateOfBirth }: Pick<Account, 'dateOfBirth'>, today: string): boolean {
  return today < comesOfAgeOn(dateOfBirth);
}

/** Whether a guardian is known whose address still counts. */
export function hasGuardian({ guardian }: Pick<Account, 'guardian'>): boolean {
  return guardian !== null && guardian.refusedAt === null;
}

/** Whom a minor names for the receipts of purchases; `isPlayers` where the address is that of another player. */
interface NamedGuardian {
  readonly guardianEmail: string | null;
  readonly isPlayers: boolean;
  readonly today: string;
}

/**
 * The account of a minor who names a parent or guardian for the receipts of purchases. One who is known already stays,
 * since a question to them may be open (docs/decisions/067-consent-to-be-featured.md). Throws Refusal invalid for the
 * own address and for that of another player's account.
 */
export function withGuardianOfBuyer(account: Account, { guardianEmail, isPlayers, today }: NamedGuardian): Account {
  if (guardianEmail === null || hasGuardian(account) || !isMinorBuyer(account, today)) return account;
  const refusal = guardianRefusal({ guardianEmail, ownEmail: account.email, isPlayers });
  if (refusal !== null) throw new Refusal('invalid', refusal, {}, 'guardianEmail');
  return { ...account, guardian: namedGuardian(guardianEmail) };
}

/**
 * What stays of a guardian once the consent to be featured is over: the address, unconfirmed, while a plan of the minor
 * runs at a time (ISO 8601), since its receipts go there; null otherwise.
 */
export function guardianAfterConsent({ guardian, entitlements }: Account, now: string): Account['guardian'] {
  const hasPlan = isActiveAt(entitlements.premium, now) || isActiveAt(entitlements.guestAccess, now);
  return guardian !== null && hasPlan ? { ...namedGuardian(guardian.email), refusedAt: guardian.refusedAt } : null;
}
