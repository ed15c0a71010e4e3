import * as z from 'zod/mini';
import { newPassword } from './password-strength';
import { coachEmail, currentPassword, typedEmail } from './sign-in-forms';

/** The form that changes the mail address (S2-08). */
export const emailForm = z.object({ email: typedEmail, password: currentPassword });

/** The same for coaches, whose address ends in .edu (S5-05). */
export const coachEmailForm = z.object({ email: coachEmail, password: currentPassword });

/** The form that changes the password (S5-06). */
export const passwordForm = z.object({ current: currentPassword, wanted: newPassword });

/** The form that sets a first password, after signing in with Google. */
export const firstPasswordForm = z.object({ wanted: newPassword });

/** The form that deletes an account which has a password. */
export const deletionForm = z.object({ password: currentPassword });
