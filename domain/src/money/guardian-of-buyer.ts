import { Refusal } from '../kernel/refusal/refusal';
import type { Account } from '../person/account/account';
import { comesOfAgeOn } from '../person/consent/age-rules';
import { mailboxOf } from '../person/profile/featuring';
import { isActiveAt } from '../person/profile/premium';

/** Whether the owner of an account is under 18 on a day (YYYY-MM-DD). */
export function isMinorBuyer({ dateOfBirth }: Pick<Account, 'dateOfBirth'>, today: string): boolean {
  return today < comesOfAgeOn(dateOfBirth);
}

/**
 * The account of a minor who names a parent or guardian for the receipts of purchases. One who is known already stays,
 * since a question to them may be open (docs/decisions/067-consent-to-be-featured.md). Throws Refusal invalid for the
 * own address.
 */
export function withGuardianOfBuyer(account: Account, guardianEmail: string | null, today: string): Account {
  if (guardianEmail === null || account.guardian !== null || !isMinorBuyer(account, today)) return account;
  if (mailboxOf(guardianEmail) === mailboxOf(account.email)) throw new Refusal('invalid', 'guardianIsOwner', {}, 'guardianEmail');
  return { ...account, guardian: { email: guardianEmail, confirmedAt: null } };
}

/**
 * What stays of a guardian once the consent to be featured is over: the address, unconfirmed, while a plan of the minor
 * runs at a time (ISO 8601), since its receipts go there; null otherwise.
 */
export function guardianAfterConsent({ guardian, entitlements }: Account, now: string): Account['guardian'] {
  const hasPlan = isActiveAt(entitlements.premium, now) || isActiveAt(entitlements.guestAccess, now);
  return guardian !== null && hasPlan ? { email: guardian.email, confirmedAt: null } : null;
}
