import * as z from 'zod/mini';
import { sex } from '../college/athletics';
import { type CollegeRequest, collegeRequest } from '../college/college-request';
import type { SiteMatch } from '../college/colleges-of-site';
import { CURRENCY_OF } from '../format/money';
import type { Profile } from '../profile/profile';
import { instant } from '../text/date-schemas';
import { type Account, account } from './account';
import { mayAllowMarketing } from './may-allow-marketing';
import { role, roleType } from './role';

/** How a wish to belong to a college stands: Pending and Accepted as in the profile, Rejected from what an admin decided. */
const roleRequest = z.strictObject({
  type: roleType,
  collegeId: role.shape.value,
  collegeName: z.nullable(z.string()),
  status: z.enum(['Pending', 'Accepted', 'Rejected']),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
});

/** A college that a coach may ask for in the claim call, with the teams it has. */
const claimableCollege = z.strictObject({ collegeId: role.shape.value, name: z.string(), sexes: z.array(sex) });

/** What the provider says of a user: `providers` are the ways to sign in, `password` and `google.com`. */
const providerFacts = z.strictObject({
  email: account.shape.email,
  emailVerified: z.boolean(),
  providers: z.array(z.string()),
  lastSignInAt: z.nullable(instant),
});

export type ProviderFacts = z.infer<typeof providerFacts>;

/** What `GET /ui/v1/account` answers to its owner, and nobody else: the private part. `currency` follows the locale (specification §9). */
export const ownAccount = z.strictObject({
  uid: account.shape._id,
  ...providerFacts.shape,
  ...z.pick(account, {
    ...{ firstName: true, lastName: true, dateOfBirth: true, marketingOptIn: true, locale: true, entitlements: true },
    ...{ termsAcceptedAt: true, consents: true, deactivatedAt: true, createdAt: true },
  }).shape,
  currency: z.enum(Object.values(CURRENCY_OF)),
  mayAllowMarketing: z.boolean(),
  roleRequests: z.array(roleRequest),
  claimable: z.array(claimableCollege),
  collegeRequest: z.nullable(z.pick(collegeRequest, { domain: true, dueAt: true, doneAt: true })),
});

export type OwnAccount = z.infer<typeof ownAccount>;
export type RoleRequest = z.infer<typeof roleRequest>;

/** What the answer is made from: the stored documents, the provider's word, the names of colleges by id, and when and where it is asked. */
export interface OwnAccountSources {
  readonly account: Account;
  readonly profile: Profile;
  readonly provider: ProviderFacts;
  /** Where a coach may ask for a role, and the request for a college that was missing. */
  readonly fitting: readonly SiteMatch[];
  readonly request: CollegeRequest | null;
  readonly nameOf: (collegeId: string) => string | null;
  readonly today: string;
  readonly country: string | null;
}

/** The owner's view of an account. The provider's mail address counts: it is the one that signs in. */
export function ownAccountOf(sources: OwnAccountSources): OwnAccount {
  const { account: stored, profile, provider, nameOf, today, country, fitting, request } = sources;
  const { _id, firstName, lastName, dateOfBirth, marketingOptIn, locale, entitlements } = stored;
  const { termsAcceptedAt, consents, deactivatedAt, createdAt } = stored;
  return {
    uid: _id,
    ...provider,
    ...{ firstName, lastName, dateOfBirth, marketingOptIn, locale, entitlements },
    ...{ termsAcceptedAt, consents, deactivatedAt, createdAt },
    currency: CURRENCY_OF[locale],
    mayAllowMarketing: mayAllowMarketing(dateOfBirth, today, country),
    roleRequests: roleRequestsOf(profile, stored, nameOf),
    claimable: fitting.map(({ _id, name, sexes }) => ({ collegeId: _id, name, sexes })),
    collegeRequest: request === null ? null : { domain: request.domain, dueAt: request.dueAt, doneAt: request.doneAt },
  };
}

/** The colleges that a person's roles and what was decided about them are about. */
export function collegesOfRoles({ profile, account }: Pick<OwnAccountSources, 'profile' | 'account'>): string[] {
  return [...new Set([...profile.roles, ...account.roleDecisions].map(({ value }) => value))];
}

/** The roles somebody has or waits for, in the profile's order, then those that were rejected and not asked for again, the newest first. */
export function roleRequestsOf(
  { roles }: Pick<Profile, 'roles'>,
  { roleDecisions }: Pick<Account, 'roleDecisions'>,
  nameOf: (collegeId: string) => string | null,
): RoleRequest[] {
  const newestFirst = roleDecisions.toReversed();
  const had = roles.map(({ type, value, status }): RoleRequest => {
    const decided = newestFirst.find((one) => one.decision === 'accepted' && one.type === type && one.value === value);
    const known = status === 'Accepted' ? decided : undefined;
    return {
      type,
      collegeId: value,
      collegeName: nameOf(value),
      status,
      reason: known?.reason ?? null,
      decidedAt: known?.at ?? null,
    };
  });
  const isOpen = ({ type, value }: { type: string; value: string }): boolean =>
    roles.some((one) => one.type === type && one.value === value);
  const rejected = newestFirst
    .filter((one, index) => newestFirst.findIndex(({ type, value }) => type === one.type && value === one.value) === index)
    .filter((one) => one.decision === 'rejected' && !isOpen(one))
    .map(({ type, value, reason, at }): RoleRequest => {
      return { type, collegeId: value, collegeName: nameOf(value), status: 'Rejected', reason, decidedAt: at };
    });
  return [...had, ...rejected];
}
