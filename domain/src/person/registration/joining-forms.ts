import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { isOldEnough } from '../consent/age-rules';
import { profileType } from '../roles/role';
import { dateOfBirth } from '../account/account';
import { newcomer, registrationAccount } from './registration';
import { coachEmail, typedEmail } from '../sign-in/sign-in-forms';

const otherType = z.enum(profileType.options.filter((type) => type !== 'coach'));
const { email, claim, ...asked } = newcomer.shape;

/** Refuses what is no date of birth (S5-02), and anyone who is under 13 on any of these days (S5-03). */
function dateOfBirthOn(todays: readonly string[]) {
  const error = 'tooYoung' satisfies MessageCode;
  return dateOfBirth.check(z.refine((date) => todays.every((today) => isOldEnough(date, today)), { error }));
}

/**
 * The registration form (S5-01 to S5-09): the rules of the API, and the age on these days, each YYYY-MM-DD: the one by
 * UTC, which the server takes, and the one where the user is. What is wrong with a coach's address is said besides what
 * else is wrong.
 */
export function registrationForm(todays: readonly string[]) {
  const fields = { ...registrationAccount.shape, dateOfBirth: dateOfBirthOn(todays) };
  return z.discriminatedUnion('type', [
    z.object({ ...fields, email: coachEmail, type: z.literal('coach') }),
    z.object({ ...fields, email: typedEmail, type: otherType }),
  ]);
}

/** The form in which a new user of a social provider accepts the terms (S2-35); the provider names the address. */
export function termsForm(todays: readonly string[]) {
  return z.object({ ...asked, dateOfBirth: dateOfBirthOn(todays) });
}
