import type { MessageCode, MessageValues } from '../../kernel/refusal/api-messages';
import { isEduEmail, isEmail } from '../../kernel/text/email';
import { isBlank, isLongerThan, isStorableLine } from '../../kernel/text/text-traits';
import { NAME_MAX, PASSWORD_LENGTH } from '../../reference/limits';
import { isDateOfBirth, isOldEnough } from '../consent/age-rules';

/** Why a field of a form would be refused: the code and values of a message. */
export interface FieldRefusal {
  readonly code: MessageCode;
  readonly values?: MessageValues;
}

/**
 * Checks a first or last name as the registration's schema does, without loading a schema (S5-01); null where it is
 * accepted.
 */
export function nameRefusal(text: string): FieldRefusal | null {
  const name = text.trim();
  if (isLongerThan(name, NAME_MAX)) return { code: 'textTooLong', values: { max: NAME_MAX } };
  if (!isStorableLine(name)) return { code: 'textNotStorable' };
  return isBlank(name) ? { code: 'textMissing' } : null;
}

/** Checks a mail address as the registration's schema does (S5-04); a coach's has to end in .edu (S5-05). */
export function emailRefusal(text: string, isCoach: boolean): FieldRefusal | null {
  if (!isEmail(text)) return { code: 'emailInvalid' };
  return isCoach && !isEduEmail(text) ? { code: 'coachNeedsEduEmail' } : null;
}

/** Checks a new password as the registration's schema does (S5-06). */
export function passwordRefusal(password: string): FieldRefusal | null {
  if (isBlank(password)) return { code: 'textMissing' };
  if (isLongerThan(password, PASSWORD_LENGTH.max)) return { code: 'textTooLong', values: { max: PASSWORD_LENGTH.max } };
  return isStrongPassword(password) ? null : { code: 'passwordTooWeak' };
}

/**
 * Refuses what is no date of birth (S5-02), and everybody under 13 on any of the given days (YYYY-MM-DD, S5-03): a form
 * gives the UTC and the local day.
 */
export function dateOfBirthRefusal(date: string, todays: readonly string[]): FieldRefusal | null {
  if (!isDateOfBirth(date)) return { code: 'dateOfBirthInvalid' };
  return todays.every((today) => isOldEnough(date, today)) ? null : { code: 'tooYoung' };
}

/**
 * True for a password of at least 15 characters, or of at least 8 with a digit 0 to 9 and a lowercase letter of any
 * script (S5-06). It counts code points. Blank and overlong passwords are refused by the schema.
 */
export function isStrongPassword(password: string): boolean {
  const length = Array.from(password).length;
  if (length >= PASSWORD_LENGTH.long) return true;
  return length >= PASSWORD_LENGTH.short && /[0-9]/.test(password) && /\p{Ll}/u.test(password);
}
