import { NAME_MAX, PASSWORD_LENGTH } from '../constants/limits';
import type { MessageCode, MessageValues } from '../http/api-messages';
import { isEduEmail } from '../text/edu-email';
import { isEmail } from '../text/email';
import { isBlank, isLongerThan, isStorableLine } from '../text/text-traits';
import { isDateOfBirth, isOldEnough } from './date-of-birth';
import { isStrongPassword } from './password-rule';

/** Why a field of a form would be refused: one of our messages with its values. */
export interface FieldRefusal {
  readonly code: MessageCode;
  readonly values?: MessageValues;
}

/** What the registration's schema says of a first or last name, without a schema; null where it takes it (specification §5). */
export function nameRefusal(text: string): FieldRefusal | null {
  const name = text.trim();
  if (isLongerThan(name, NAME_MAX)) return { code: 'textTooLong', values: { max: NAME_MAX } };
  if (!isStorableLine(name)) return { code: 'textNotStorable' };
  return isBlank(name) ? { code: 'textMissing' } : null;
}

/** What the registration's schema says of a mail address; a coach's has to end in .edu (specification §5). */
export function emailRefusal(text: string, isCoach: boolean): FieldRefusal | null {
  if (!isEmail(text)) return { code: 'emailInvalid' };
  return isCoach && !isEduEmail(text) ? { code: 'coachNeedsEduEmail' } : null;
}

/** What the registration's schema says of a new password (specification §5). */
export function passwordRefusal(password: string): FieldRefusal | null {
  if (isBlank(password)) return { code: 'textMissing' };
  if (isLongerThan(password, PASSWORD_LENGTH.most)) return { code: 'textTooLong', values: { max: PASSWORD_LENGTH.most } };
  return isStrongPassword(password) ? null : { code: 'passwordTooWeak' };
}

/** Refuses what is no date of birth, and whoever is under 13 on any of the given days (YYYY-MM-DD): a form gives the UTC and the local one (specification §5). */
export function dateOfBirthRefusal(date: string, todays: readonly string[]): FieldRefusal | null {
  if (!isDateOfBirth(date)) return { code: 'dateOfBirthInvalid' };
  return todays.every((today) => isOldEnough(date, today)) ? null : { code: 'tooYoung' };
}
