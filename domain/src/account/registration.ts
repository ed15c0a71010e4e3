import * as z from 'zod/mini';
import { NAME_MAX, PASSWORD_LENGTH } from '../constants/limits';
import type { MessageCode } from '../http/api-messages';
import { isEduEmail } from '../text/edu-email';
import { email } from '../text/email-schema';
import { shortText, trimmedText } from '../text/safe-text';
import { isBlank, isLongerThan } from '../text/text-traits';
import { isDateOfBirth, isOldEnough } from './date-of-birth';
import { isStrongPassword } from './password-rule';
import { SPORTS_GENDERS } from './registration-choices';
import { type ProfileType, profileType } from './role';

const code = (name: MessageCode): MessageCode => name;

/** A new password: required, at most 1,000 characters, long or mixed enough (specification §5). */
export const newPassword = z.string({ error: code('textMissing') }).check(
  z.refine((password) => !isBlank(password), { error: code('textMissing'), abort: true }),
  z.refine((password) => !isLongerThan(password, PASSWORD_LENGTH.most), {
    error: code('textTooLong'),
    params: { max: PASSWORD_LENGTH.most },
    abort: true,
  }),
  z.refine(isStrongPassword, { error: code('passwordTooWeak') }),
);

/** A date of birth that exists, of a year 19xx or 20xx; the age is judged by `registrationRefusal`, which knows the day. */
export const dateOfBirth = z
  .string({ error: code('dateOfBirthInvalid') })
  .check(z.refine(isDateOfBirth, { error: code('dateOfBirthInvalid') }));

/** Male or Female, the side of the sport. */
export const sportsGender = z.enum(SPORTS_GENDERS, { error: code('genderMissing') });

/** What everyone says who joins, however they sign in (specification §5). */
const personFields = {
  firstName: trimmedText(NAME_MAX),
  lastName: trimmedText(NAME_MAX),
  dateOfBirth,
  email,
  type: z.enum(profileType.options, {
    error: (issue) => code(issue.input === 'player' ? 'playerTypeMissing' : 'accountTypeMissing'),
  }),
  sportsTypeGender: sportsGender,
  claim: z._default(z.boolean(), false),
  marketingOptIn: z._default(z.boolean(), false),
};

interface Claimant {
  readonly type: ProfileType;
  readonly email: string;
  readonly claim: boolean;
}

const coachRules = [
  z.refine<Claimant>(({ type, email }) => type !== 'coach' || isEduEmail(email), {
    error: code('coachNeedsEduEmail'),
    path: ['email'],
    abort: true,
  }),
  z.refine<Claimant>(({ type, claim }) => type === 'coach' || !claim, {
    error: code('claimNotForYou'),
    path: ['claim'],
    abort: true,
  }),
  z.overwrite<Claimant>((person) => ({ ...person, claim: person.type === 'coach' })),
] as const;

/**
 * The account of a registration (specification §3 and §5). Names are trimmed, the mail is lower-cased, keys it does not know are dropped. A coach
 * needs a .edu address; `claim` is refused for everyone else and always true for a coach, whatever was sent; no marketing unless asked for.
 */
export const registrationAccount = z.object({ password: newPassword, ...personFields }).check(...coachRules);
export type RegistrationAccount = z.infer<typeof registrationAccount>;

/** The same of somebody who has signed in at the provider before they join: without a password (specification §4, Sign-in flow). */
export const newcomer = z.object(personFields).check(...coachRules);
export type Newcomer = z.infer<typeof newcomer>;

const { email: providersEmail, claim: followsFromType, ...asked } = personFields;

/** What a user who signed in at the provider says when accepting the terms: who they are, and what the form asked them. What is left out, the provider may know. */
export const termsUser = z.extend(z.partial(z.object(asked)), { uid: shortText(128) });

/** Why a well-formed registration is refused on that day (YYYY-MM-DD, UTC): under 13; null where nothing speaks against it (specification §5). */
export function registrationRefusal(
  account: Pick<Newcomer, 'dateOfBirth'>,
  todayUtc: string,
): { code: MessageCode; field: string } | null {
  return isOldEnough(account.dateOfBirth, todayUtc) ? null : { code: 'tooYoung', field: 'dateOfBirth' };
}
