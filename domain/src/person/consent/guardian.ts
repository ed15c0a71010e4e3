import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { GUARDIAN_QUESTIONS, NAME_MAX } from '../../reference/limits';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import type { Language } from '../../kernel/language';
import { deliveredAddress, isSameMailbox } from '../../kernel/text/delivered-address';
import { email, instant, personName, trimmedText } from '../../kernel/text/text-schemas';
import { comesOfAgeOn, type GuardianRelation, GUARDIAN_RELATIONS } from './age-rules';

/**
 * The adult who is responsible for a minor, as the minor's account knows them. `confirmedAt` is null until that adult
 * has agreed by the link of a mail, and with it `name`, `relation` and `locale`, the language they answered in.
 * `remindedAt` is when they were told that they can withdraw it. `refusedAt` is since when the address cannot be a
 * guardian's (docs/decisions/106-addresses-of-guardians.md).
 */
export const guardian = z.strictObject({
  email,
  confirmedAt: z.nullable(instant),
  name: z.nullable(trimmedText(NAME_MAX)),
  relation: z.nullable(z.enum(GUARDIAN_RELATIONS)),
  locale: z.nullable(z.enum(['en', 'de'] satisfies Language[])),
  remindedAt: z.nullable(instant),
  refusedAt: z.nullable(instant),
});

export type Guardian = z.infer<typeof guardian>;

/** The parts of an account that decide about its guardian. */
export interface GuardedAccount {
  readonly guardian: Guardian | null;
  readonly dateOfBirth: string;
}

const relationMissing = 'guardianRelationMissing' satisfies MessageCode;

/** How somebody is related to a minor whom they agree for. */
export const guardianRelation = z.enum(GUARDIAN_RELATIONS, { error: relationMissing });

/** What a guardian says about themselves with a yes. */
export const guardianAnswerForm = z.object({ name: personName(NAME_MAX), relation: guardianRelation });

/** A guardian who has been named, and has agreed to nothing. */
export function namedGuardian(email: string): Guardian {
  return { email, confirmedAt: null, name: null, relation: null, locale: null, remindedAt: null, refusedAt: null };
}

/** Who answers a question, in which language. */
interface Answering {
  readonly name: string;
  readonly relation: GuardianRelation;
  readonly locale: Language;
}

/** The guardian who has agreed at a time (ISO 8601). */
export function agreedGuardian({ email }: Guardian, { name, relation, locale }: Answering, at: string): Guardian {
  return { ...namedGuardian(email), confirmedAt: at, name, relation, locale };
}

/**
 * The guardian whose address cannot be a guardian's any more, since a time (ISO 8601): what they agreed to is over, and
 * nothing is left of them but the address.
 */
export function refusedGuardian({ email }: Guardian, at: string): Guardian {
  return { ...namedGuardian(email), refusedAt: at };
}

/** What is known of an address that somebody names as a guardian's. */
interface NamedAddress {
  readonly guardianEmail: string;
  readonly ownEmail: string;
  /** Whether it is the mailbox of another player's account. */
  readonly isPlayers: boolean;
}

/** Why an address cannot be a guardian's; null where it can. Players confirm nothing, for themselves or for others. */
export function guardianRefusal({ guardianEmail, ownEmail, isPlayers }: NamedAddress): MessageCode | null {
  if (isSameMailbox(guardianEmail, ownEmail)) return 'guardianIsOwner';
  return isPlayers ? 'guardianIsPlayer' : null;
}

/** Whether a minor's account knows a guardian whose address still counts on a day (YYYY-MM-DD). */
export function isGuardianOf({ guardian, dateOfBirth }: GuardedAccount, email: string, today: string) {
  const isMinor = today < comesOfAgeOn(dateOfBirth);
  return isMinor && guardian !== null && guardian.refusedAt === null && isSameMailbox(guardian.email, email);
}

/** The address of the guardian who has agreed by mail, of a minor on a day (YYYY-MM-DD); null where none counts. */
export function guardianEmailOf({ guardian, dateOfBirth }: GuardedAccount, today: string): string | null {
  if (guardian === null || guardian.confirmedAt === null || guardian.refusedAt !== null) return null;
  return today < comesOfAgeOn(dateOfBirth) ? guardian.email : null;
}

/**
 * When a guardian who has agreed is reminded that they can withdraw it (ISO 8601): once, after 30 days, unless the
 * player is of age by then and decides alone. Null where there is nothing to remind of.
 */
export function reminderDueAt({ guardian, dateOfBirth }: GuardedAccount): string | null {
  if (guardian === null || guardian.confirmedAt === null || guardian.remindedAt !== null) return null;
  const due = new Date(Date.parse(guardian.confirmedAt) + GUARDIAN_QUESTIONS.reminderDays * DAY_MS).toISOString();
  return due.slice(0, 10) < comesOfAgeOn(dateOfBirth) ? due : null;
}

/**
 * What accounts are found by through their guardian: whether an address is named that counts, the mailbox it is
 * delivered to, the same once it has confirmed, and when the reminder is due.
 */
export function guardianKeysOf(account: GuardedAccount) {
  const { guardian } = account;
  const named = guardian === null || guardian.refusedAt !== null ? null : deliveredAddress(guardian.email);
  const confirmed = guardian === null || guardian.confirmedAt === null ? null : named;
  return { isNamed: named !== null, named, confirmed, remindAt: reminderDueAt(account) };
}
