import * as z from 'zod/mini';
import type { SiteMatch } from '../../college/catalogue/colleges-of-site';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { isEduEmail } from '../../kernel/text/email';
import { email, personName, shortText } from '../../kernel/text/text-schemas';
import { NAME_MAX } from '../../reference/limits';
import { comesOfAgeOn, isOldEnough } from '../consent/age-rules';
import { mayAllowMarketing } from '../consent/marketing-consent';
import type { NewProfile } from '../profiles/new-profile';
import { type ProfileType, profileType, sportsGender } from '../roles/role';
import { type Account, dateOfBirth, type Locale, newAccount } from '../account/account';
import type { CollegeRequest } from '../college-requests/college-request';
import { nameRefusal } from '../account/name-refusal';
import { displayNameOf } from '../account/person-names';
import { newPassword } from '../sign-in/password-strength';
import {
  type InvitedTeam,
  type QueueEntry,
  queueEntryOf,
  UNVERIFIED_COACH_SCHEMA_VERSION,
  type UnverifiedCoach,
} from './unverified-coach';

const code = (name: MessageCode): MessageCode => name;

/** The fields of every registration, with a password or by a social provider. */
const personFields = {
  firstName: personName(NAME_MAX),
  lastName: personName(NAME_MAX),
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

/** Refuses names that pass for our staff, or that turn the text around them (attack 218). */
const nameRules = (['nameReserved', 'nameTurnsText'] as const).map((error) =>
  z.refine<Pick<Account, 'firstName' | 'lastName'>>((person) => nameRefusal(displayNameOf(person)) !== error, {
    error: code(error),
    path: ['lastName'],
    abort: true,
  }),
);

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
 * The account of a registration (S3-03). Names are trimmed, the mail address is lower-cased, unknown keys are dropped.
 * A coach needs a .edu address (S5-05). `claim` is refused for everyone else and always true for a coach, also where
 * false was sent. Marketing is off unless it is chosen.
 */
export const registrationAccount = z.object({ password: newPassword, ...personFields }).check(...nameRules, ...coachRules);

/** The same without a password, for users who signed in at a provider before they register (S7-04). */
export const newcomer = z.object(personFields).check(...nameRules, ...coachRules);

export type Newcomer = z.infer<typeof newcomer>;

const { email: providersEmail, claim: followsFromType, ...asked } = personFields;

/**
 * The body with which a user of a social provider accepts the terms (S7-04): the uid and the fields of the form.
 * Missing names come from the provider.
 */
export const termsUser = z.extend(z.partial(z.object(asked)), { uid: shortText(128) });

/**
 * Why a well-formed registration is refused on that day (YYYY-MM-DD, UTC): under 13 (S5-03). Null where it is accepted.
 */
export function registrationRefusal(
  account: Pick<Newcomer, 'dateOfBirth'>,
  todayUtc: string,
): { code: MessageCode; field: string } | null {
  return isOldEnough(account.dateOfBirth, todayUtc) ? null : { code: 'tooYoung', field: 'dateOfBirth' };
}

/**
 * The documents of a new member: the private account, the start of the profile, and the request for a missing college,
 * or the marker of a coach who enters no queue before the address is verified.
 */
export interface NewMember {
  readonly account: Account;
  readonly profile: Omit<NewProfile, 'username'>;
  readonly request: CollegeRequest | null;
  readonly unverified: UnverifiedCoach | null;
}

/**
 * The user, time, locale and country of a registration, and whether the provider knows the address as verified;
 * `colleges` are those whose site matches the mail domain, of either gender; `invite` is an open invitation from one of
 * them to the address.
 */
export interface RegistrationContext {
  readonly uid: string;
  readonly now: Date;
  readonly locale: Locale;
  readonly country: string | null;
  readonly emailVerified: boolean;
  readonly colleges: readonly SiteMatch[];
  readonly invite: InvitedTeam | null;
}

/**
 * The member that a valid registration becomes. A coach with a verified address asks for a college at once; with any
 * other one, that waits until the address is verified (`queueEntryOf`). Marketing stays off for those who may not allow
 * it.
 */
export function newMember(newcomer: Newcomer, context: RegistrationContext): NewMember {
  const { uid, now, locale, country, emailVerified, colleges, invite } = context;
  const { email, firstName, lastName, dateOfBirth, type } = newcomer;
  const moment = now.toISOString();
  const isCoach = type === 'coach';
  const noEntry: QueueEntry = { sportsTypeGender: newcomer.sportsTypeGender, roles: [], request: null };
  const asked = { uid, email, sportsTypeGender: newcomer.sportsTypeGender };
  const entry = isCoach && emailVerified ? queueEntryOf(asked, colleges, invite, now) : noEntry;
  const { sportsTypeGender, roles, request } = entry;
  const marketingOptIn = newcomer.marketingOptIn && mayAllowMarketing(dateOfBirth, moment.slice(0, 10), country);
  return {
    account: newAccount({ uid, now: moment, email, firstName, lastName, dateOfBirth, marketingOptIn, locale }),
    profile: {
      _id: uid,
      displayName: displayNameOf(newcomer),
      type,
      sportsTypeGender,
      roles,
      adultFrom: comesOfAgeOn(dateOfBirth),
      now: moment,
    },
    request,
    unverified:
      isCoach && !emailVerified ? { _id: uid, schemaVersion: UNVERIFIED_COACH_SCHEMA_VERSION, registeredAt: moment } : null,
  };
}
