import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { isEduEmail } from '../../kernel/text/email';
import { email } from '../../kernel/text/text-schemas';

const missing = { error: 'textMissing' satisfies MessageCode };

/** A mail address as it is typed: spaces around it do not count. */
export const typedEmail = z.pipe(z.string().check(z.trim()), email);

/** The same of a coach, whose address ends in .edu (S5-05). */
export const coachEmail = typedEmail.check(z.refine(isEduEmail, { error: 'coachNeedsEduEmail' satisfies MessageCode }));

/** The current password of a form; only the provider knows whether it is right. */
export const currentPassword = z.string(missing).check(z.refine((password) => password !== '', missing));

/** The sign-in panel's first step (S5-04). */
export const addressForm = z.object({ email: typedEmail });

/** The sign-in panel's step with the password (S5-18). */
export const logInForm = z.object({ password: currentPassword });
