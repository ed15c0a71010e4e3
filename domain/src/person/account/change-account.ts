import * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal/refusal';
import { personName } from '../../kernel/text/text-schemas';
import { withTicks } from '../../reference/guide-tasks';
import { NAME_MAX } from '../../reference/limits';
import { CONSENT_SERVICES, type ConsentService } from '../consent/allowed-services';
import { withConsent } from '../consent/consent-record';
import { mayAllowMarketing } from '../consent/marketing-consent';
import { agreementAt, mustAgreeToTerms, TERMS } from '../consent/terms';
import { withMailsChosen } from '../mail/weekly-interest';
import { changedProfile } from '../profiles/edit-profile';
import type { Profile } from '../profiles/profile';
import { type Account, guideTask, locale, optionalMail } from './account';
import { nameRefusal } from './name-refusal';
import { displayNameOf } from './person-names';

/** Changes of an account by its owner (S2-08); a field that is not sent does not change. */
export const accountChanges = z.object({
  firstName: z.optional(personName(NAME_MAX)),
  lastName: z.optional(personName(NAME_MAX)),
  marketingOptIn: z.optional(z.boolean()),
  locale: z.optional(locale),
  /** Steps of the guide's checklist that are ticked or unticked; the others stay. */
  guideTasks: z.optional(z.partialRecord(guideTask, z.boolean())),
  /** Kinds of mail that are wanted (true) or not; the others stay. */
  mails: z.optional(z.partialRecord(optionalMail, z.boolean())),
});

export type AccountChanges = z.infer<typeof accountChanges>;

/** The two documents of a person. */
export interface Person {
  readonly account: Account;
  readonly profile: Profile;
}

/** The time of a change (ISO 8601, UTC) and the country of the call, null where it is not known. */
export interface ChangeContext {
  readonly now: string;
  readonly country: string | null;
}

/**
 * A person after changes of the account. A profile that shows the names gets the new ones, and a changed choice of
 * marketing becomes a line of the consent history. Throws Refusal invalid if the person may not allow marketing
 * (mayAllowMarketing), and for a name that nobody may use (nameRefusal).
 */
export function withAccountChanges(
  { account, profile }: Person,
  changes: AccountChanges,
  { now, country }: ChangeContext,
): Person {
  const { marketingOptIn = account.marketingOptIn } = changes;
  if (marketingOptIn && !account.marketingOptIn && !mayAllowMarketing(account.dateOfBirth, now.slice(0, 10), country))
    throw new Refusal('invalid', 'tooYoungForThis', {}, 'marketingOptIn');
  const { firstName = account.firstName, lastName = account.lastName, locale: chosen = account.locale } = changes;
  const consents = withConsent(account.consents, {
    at: now,
    kind: 'marketing',
    granted: marketingOptIn,
    services: [],
    version: null,
  });
  const [was, is] = [displayNameOf(account), displayNameOf({ firstName, lastName })];
  const refusal = is === was ? null : nameRefusal(is);
  if (refusal !== null) throw new Refusal('invalid', refusal, {}, changes.lastName === undefined ? 'firstName' : 'lastName');
  const isShown = profile.displayName === was && is !== was;
  return {
    account: {
      ...withMailsChosen(account, changes.mails ?? {}, now.slice(0, 10)),
      ...{ firstName, lastName, marketingOptIn, locale: chosen, consents },
      guideTasks: changes.guideTasks === undefined ? account.guideTasks : withTicks(account.guideTasks, changes.guideTasks),
    },
    profile: isShown ? changedProfile(profile, { ...profile, displayName: is }, now) : profile,
  };
}

/**
 * True for services of statistics and marketing: users of 13 to 15 may not allow them in countries that ask for consent
 * first.
 */
function isServiceForAdults(service: ConsentService): boolean {
  const purpose = CONSENT_SERVICES[service];
  return purpose === 'statistics' || purpose === 'marketing';
}

/**
 * An account with a choice of services in its history; the necessary ones are always part of it. Throws Refusal invalid
 * for a service that the owner may not allow.
 */
export function withServices(account: Account, services: readonly ConsentService[], { now, country }: ChangeContext): Account {
  if (services.some(isServiceForAdults) && !mayAllowMarketing(account.dateOfBirth, now.slice(0, 10), country))
    throw new Refusal('invalid', 'tooYoungForThis', {}, 'services');
  const chosen: ConsentService[] = [...new Set<ConsentService>(['necessary', ...services])];
  const record = { at: now, kind: 'services', granted: chosen.length > 1, services: chosen, version: null } as const;
  return { ...account, consents: withConsent(account.consents, record) };
}

/**
 * An account whose owner agrees to a version of the terms; unchanged if they have agreed to it before. Throws Refusal
 * conflict if it is not the present version, which the owner has not seen.
 */
export function withTermsAgreed(account: Account, version: number, now: string): Account {
  if (version !== TERMS.version) throw new Refusal('conflict', 'termsChanged', {}, 'version');
  if (!mustAgreeToTerms(account.consents)) return account;
  return { ...account, termsAcceptedAt: now, consents: withConsent(account.consents, agreementAt(now)) };
}

/** A person whose account is deactivated or reactivated; the profile is hidden while it is deactivated. */
export function withDeactivation({ account, profile }: Person, isDeactivated: boolean, now: string): Person {
  const after = { ...account, deactivatedAt: isDeactivated ? (account.deactivatedAt ?? now) : null };
  const hidden = isHiddenByAccount(after);
  if (hidden === profile.hidden && isDeactivated === (account.deactivatedAt !== null)) return { account, profile };
  return { account: after, profile: { ...profile, hidden, version: profile.version + 1, updatedAt: now } };
}

/** Whether the state of an account hides its profile: its owner has deactivated it, or an admin suspends it. */
export function isHiddenByAccount({ deactivatedAt, suspended }: Pick<Account, 'deactivatedAt' | 'suspended'>): boolean {
  return deactivatedAt !== null || suspended !== null;
}
