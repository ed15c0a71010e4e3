import * as z from 'zod/mini';
import { CONSENT_SERVICES, type ConsentService } from '../constants/consent-services';
import { NAME_MAX } from '../constants/limits';
import { Refusal } from '../http/refusal';
import type { Profile } from '../profile/profile';
import { trimmedText } from '../text/safe-text';
import { type Account, locale } from './account';
import { withConsent } from './consent-record';
import { mayAllowMarketing } from './may-allow-marketing';
import { displayNameOf } from './person-names';

/** What owners change of their account; what is not sent stays (specification §2, account pages). */
export const accountChanges = z.object({
  firstName: z.optional(trimmedText(NAME_MAX)),
  lastName: z.optional(trimmedText(NAME_MAX)),
  marketingOptIn: z.optional(z.boolean()),
  locale: z.optional(locale),
});

export type AccountChanges = z.infer<typeof accountChanges>;

/** The two documents of a person. */
export interface Person {
  readonly account: Account;
  readonly profile: Profile;
}

/** When a change is made (ISO 8601, UTC) and from which country, if that is known. */
export interface Occasion {
  readonly now: string;
  readonly country: string | null;
}

/**
 * A person after changes of the account. A profile that shows the names shows the new ones. Throws Refusal invalid where marketing is allowed by somebody who
 * may not (mayAllowMarketing); a change of mind about it is a line of the consent history.
 */
export function withAccountChanges({ account, profile }: Person, changes: AccountChanges, { now, country }: Occasion): Person {
  const { marketingOptIn = account.marketingOptIn } = changes;
  if (marketingOptIn && !account.marketingOptIn && !mayAllowMarketing(account.dateOfBirth, now.slice(0, 10), country))
    throw new Refusal('invalid', 'tooYoungForThis', {}, 'marketingOptIn');
  const { firstName = account.firstName, lastName = account.lastName, locale: chosen = account.locale } = changes;
  const consents = withConsent(account.consents, { at: now, kind: 'marketing', granted: marketingOptIn, services: [] });
  const [was, is] = [displayNameOf(account), displayNameOf({ firstName, lastName })];
  const isShown = profile.displayName === was && is !== was;
  return {
    account: { ...account, firstName, lastName, marketingOptIn, locale: chosen, consents },
    profile: isShown ? { ...profile, displayName: is, version: profile.version + 1, updatedAt: now } : profile,
  };
}

/** The services that 13- to 15-year-olds in countries that ask first may not allow: those of statistics and marketing (design.md §4, Young users). */
export function isServiceForAdults(service: ConsentService): boolean {
  const purpose = CONSENT_SERVICES[service];
  return purpose === 'statistics' || purpose === 'marketing';
}

/** An account with a choice of services in its history; the necessary ones are always part of it. Throws Refusal invalid as for marketing. */
export function withServices(account: Account, services: readonly ConsentService[], { now, country }: Occasion): Account {
  if (services.some(isServiceForAdults) && !mayAllowMarketing(account.dateOfBirth, now.slice(0, 10), country))
    throw new Refusal('invalid', 'tooYoungForThis', {}, 'services');
  const chosen: ConsentService[] = [...new Set<ConsentService>(['necessary', ...services])];
  const record = { at: now, kind: 'services', granted: chosen.length > 1, services: chosen } as const;
  return { ...account, consents: withConsent(account.consents, record) };
}

/** A person who goes to sleep, or wakes up again: the profile is hidden meanwhile (design.md §4, GDPR). */
export function asleep({ account, profile }: Person, isAsleep: boolean, now: string): Person {
  if (isAsleep === profile.hidden && isAsleep === (account.deactivatedAt !== null)) return { account, profile };
  return {
    account: { ...account, deactivatedAt: isAsleep ? (account.deactivatedAt ?? now) : null },
    profile: { ...profile, hidden: isAsleep, version: profile.version + 1, updatedAt: now },
  };
}
