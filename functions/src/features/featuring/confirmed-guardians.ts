import type { Language } from '@touchline/domain/kernel/language';
import type { Account } from '@touchline/domain/person/account/account';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';

/** A guardian who has confirmed: where mails reach them, and in which language. */
export interface ConfirmedGuardian {
  readonly email: string;
  readonly locale: Language;
}

/**
 * The guardians of a player who have confirmed, on a day (YYYY-MM-DD); none for an adult. This is the only place that
 * says who gets the copies of a minor's conversations.
 */
export function confirmedGuardiansOf(
  { guardian, dateOfBirth, locale }: Pick<Account, 'guardian' | 'dateOfBirth' | 'locale'>,
  today: string,
): readonly ConfirmedGuardian[] {
  if (guardian === null || guardian.confirmedAt === null || guardian.refusedAt !== null) return [];
  if (today >= comesOfAgeOn(dateOfBirth)) return [];
  return [{ email: guardian.email, locale: guardian.locale ?? locale }];
}
