import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { isEduEmail } from '../../kernel/text/email';
import { email } from '../../kernel/text/text-schemas';
import { newPassword } from './registration';

const missing = { error: 'textMissing' satisfies MessageCode };

/** The current password of a form; only the provider knows whether it is right. */
const currentPassword = z.string(missing).check(z.refine((password) => password !== '', missing));

const typedEmail = z.pipe(z.string().check(z.trim()), email);

/** The form that changes the mail address (S2-08). */
export const emailForm = z.object({ email: typedEmail, password: currentPassword });

/** The same for coaches, whose address ends in .edu (S5-05). */
export const coachEmailForm = z.object({
  email: typedEmail.check(z.refine(isEduEmail, { error: 'coachNeedsEduEmail' satisfies MessageCode })),
  password: currentPassword,
});

/** The form that changes the password (S5-06). */
export const passwordForm = z.object({ current: currentPassword, wanted: newPassword });

/** The form that sets a first password, after signing in with Google. */
export const firstPasswordForm = z.object({ wanted: newPassword });

/** The form that deletes an account which has a password. */
export const deletionForm = z.object({ password: currentPassword });
