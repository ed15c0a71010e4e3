import { PASSWORD_LENGTH } from '../../reference/limits';

/**
 * True for a password of at least 15 characters, or of at least 8 with a digit 0 to 9 and a lowercase letter of any
 * script (S5-06). It counts code points. Blank and overlong passwords are refused by the schema.
 */
export function isStrongPassword(password: string): boolean {
  const length = Array.from(password).length;
  if (length >= PASSWORD_LENGTH.long) return true;
  return length >= PASSWORD_LENGTH.short && /[0-9]/.test(password) && /\p{Ll}/u.test(password);
}
