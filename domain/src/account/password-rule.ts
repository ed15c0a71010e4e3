import { PASSWORD_LENGTH } from '../constants/limits';

/**
 * True for a password of at least 15 characters, or of at least 8 with a digit 0 to 9 and a lowercase letter of any script; counted in code
 * points (specification §5). Whether it is blank or too long to take is for the schema to say.
 */
export function isStrongPassword(password: string): boolean {
  const length = Array.from(password).length;
  if (length >= PASSWORD_LENGTH.long) return true;
  return length >= PASSWORD_LENGTH.short && /[0-9]/.test(password) && /\p{Ll}/u.test(password);
}
