import * as z from 'zod/mini';
import { PASSWORD_LENGTH } from '../../reference/limits';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { isBlank, isLongerThan } from '../../kernel/text/text-traits';

/** A new password (S5-06): required, at most 1,000 characters, long or mixed enough. */
export const newPassword = z.string({ error: 'textMissing' satisfies MessageCode }).check(
  z.refine((password) => !isBlank(password), { error: 'textMissing' satisfies MessageCode, abort: true }),
  z.refine((password) => !isLongerThan(password, PASSWORD_LENGTH.max), {
    error: 'textTooLong' satisfies MessageCode,
    params: { max: PASSWORD_LENGTH.max },
    abort: true,
  }),
  z.refine(isStrongPassword, { error: 'passwordTooWeak' satisfies MessageCode }),
);

/**
 * True for a password of at least 15 characters, or of at least 8 with a digit 0 to 9 and a lowercase letter of any
 * script (S5-06). It counts code points. Blank and overlong passwords are refused by the schema.
 */
export function isStrongPassword(password: string): boolean {
  const length = Array.from(password).length;
  if (length >= PASSWORD_LENGTH.long) return true;
  return length >= PASSWORD_LENGTH.short && /[0-9]/.test(password) && /\p{Ll}/u.test(password);
}
