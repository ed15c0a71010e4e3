import * as z from 'zod/mini';
import { sex } from '../../college/athletics';
import type { CatalogueRow } from '../../college/catalogue/catalogue-row';
import type { SiteMatch } from '../../college/catalogue/colleges-of-site';
import { chargedCurrency, CURRENCIES, type Currency } from '../../kernel/format/money';
import { instant } from '../../kernel/text/text-schemas';
import { mayAllowMarketing } from '../consent/marketing-consent';
import { mustAgreeToTerms, TERMS } from '../consent/terms';
import type { Profile } from '../profiles/profile';
import { role, roleType } from '../roles/role';
import { type Account, account } from './account';
import { type CollegeRequest, collegeRequest } from '../college-requests/college-request';

/** The state of a role: Pending and Accepted as in the profile, Rejected and Withdrawn from an admin's decision. */
export const roleRequest = z.strictObject({
  type: roleType,
  collegeId: role.shape.value,
  collegeName: z.nullable(z.string()),
  /** What the address of the college's page is made of; null where it is not listed. */
  collegePage: z.nullable(z.strictObject({ pathName: z.string(), sexes: z.array(sex) })),
  status: z.enum(['Pending', 'Accepted', 'Rejected', 'Withdrawn']),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
});

/** A college that a coach may claim, with the teams it has. */
const claimableCollege = z.strictObject({ collegeId: role.shape.value, name: z.string(), sexes: z.array(sex) });

/** What the auth provider knows of a user: `providers` are the ways to sign in, `password` and `google.com`. */
const providerFacts = z.strictObject({
  email: account.shape.email,
  emailVerified: z.boolean(),
  providers: z.array(z.string()),
  lastSignInAt: z.nullable(instant),
});

export type ProviderFacts = z.infer<typeof providerFacts>;

/** Why a plan that is active has an end (S7-20): `given` where the end is that of days which an admin gave. */
const planEnding = z.enum(['cancelled', 'paymentFailed', 'paused', 'given']);
export type PlanEnding = z.infer<typeof planEnding>;

/** What `GET /ui/v1/account` answers to its owner, and nobody else. */
export const ownAccount = z.strictObject({
  uid: account.shape._id,
  ...providerFacts.shape,
  ...z.pick(account, {
    firstName: true,
    lastName: true,
    dateOfBirth: true,
    marketingOptIn: true,
    locale: true,
    entitlements: true,
    termsAcceptedAt: true,
    consents: true,
    deactivatedAt: true,
    guideTasks: true,
    mailsOff: true,
    createdAt: true,
  }).shape,
  /** What our prices are charged in (`chargedCurrency`, S9-12), and the currency of a plan that binds its buyer. */
  currency: z.enum(CURRENCIES),
  boundCurrency: z.nullable(z.enum(CURRENCIES)),
  /** Why the active plan does not renew; null where none is active, or it does. */
  planEnding: z.nullable(planEnding),
  /** When the active plan is charged next; null where it does not renew. */
  planRenewsAt: z.nullable(instant),
  /** Whether the payment provider has a page about what its owner pays and paid (S7-17). */
  isCustomer: z.boolean(),
  /** Whether a minor's purchases can be told to a parent or guardian (S7-17). */
  hasGuardian: z.boolean(),
  /** Whether the guardian's address belongs to a player now, so that another one has to be named. */
  isGuardianRefused: z.boolean(),
  mayAllowMarketing: z.boolean(),
  roleRequests: z.array(roleRequest),
  claimable: z.array(claimableCollege),
  /** The version of the terms that its owner is to be asked for; null where the present one was agreed to. */
  termsToAgreeTo: z.nullable(z.int()),
  collegeRequest: z.nullable(z.pick(collegeRequest, { domain: true, dueAt: true, doneAt: true })),
});

export type OwnAccount = z.infer<typeof ownAccount>;

/** How the active plan goes on: why it ends, or when it is charged next. */
export type PlanOutlook = Pick<OwnAccount, 'planEnding' | 'planRenewsAt'>;
export type RoleRequest = z.infer<typeof roleRequest>;

/** The name and the page of a college by its id; null where it is not listed. */
export type NamedCollege = (collegeId: string) => Pick<CatalogueRow, 'name' | 'pathName' | 'sexes'> | null;

/**
 * The sources of the answer: the stored documents, the facts of the auth provider, the colleges by id, and the day and
 * country of the call.
 */
export interface OwnAccountSources {
  readonly account: Account;
  readonly profile: Profile;
  readonly provider: ProviderFacts;
  /** The colleges that a coach may claim, and the request for a missing college. */
  readonly fitting: readonly SiteMatch[];
  readonly request: CollegeRequest | null;
  readonly plan: PlanOutlook;
  readonly boundCurrency: Currency | null;
  readonly collegeOf: NamedCollege;
  readonly today: string;
  readonly country: string | null;
}

/** The owner's view of an account. The mail address is the provider's, since it is the one that signs in. */
export function ownAccountOf(sources: OwnAccountSources): OwnAccount {
  const { account: stored, profile, provider, collegeOf, today, country, fitting, request, plan, boundCurrency } = sources;
  const { _id, firstName, lastName, dateOfBirth, marketingOptIn, locale, entitlements } = stored;
  const { termsAcceptedAt, consents, deactivatedAt, guideTasks, mailsOff, createdAt } = stored;
  return {
    uid: _id,
    ...provider,
    firstName,
    lastName,
    dateOfBirth,
    marketingOptIn,
    locale,
    entitlements,
    termsAcceptedAt,
    consents,
    deactivatedAt,
    guideTasks,
    mailsOff,
    createdAt,
    currency: chargedCurrency(locale, boundCurrency),
    boundCurrency,
    ...plan,
    isCustomer: stored.stripeCustomerId !== null,
    hasGuardian: stored.guardian !== null && stored.guardian.refusedAt === null,
    isGuardianRefused: stored.guardian !== null && stored.guardian.refusedAt !== null,
    termsToAgreeTo: mustAgreeToTerms(consents) ? TERMS.version : null,
    mayAllowMarketing: mayAllowMarketing(dateOfBirth, today, country),
    roleRequests: roleRequestsOf(profile, stored, collegeOf),
    claimable: fitting.map(({ _id, name, sexes }) => ({ collegeId: _id, name, sexes })),
    collegeRequest: request === null ? null : { domain: request.domain, dueAt: request.dueAt, doneAt: request.doneAt },
  };
}

/** The ids of the colleges in a person's roles and role decisions. */
export function collegesOfRoles({ profile, account }: Pick<OwnAccountSources, 'profile' | 'account'>): string[] {
  return [...new Set([...profile.roles, ...account.roleDecisions].map(({ value }) => value))];
}

/**
 * A person's accepted and Pending roles in the profile's order, then the rejected and withdrawn ones that were not
 * requested again, newest first.
 */
export function roleRequestsOf(
  { roles }: Pick<Profile, 'roles'>,
  { roleDecisions }: Pick<Account, 'roleDecisions'>,
  collegeOf: NamedCollege,
): RoleRequest[] {
  const at = (collegeId: string): Pick<RoleRequest, 'collegeId' | 'collegeName' | 'collegePage'> => {
    const found = collegeOf(collegeId);
    const collegePage = found && { pathName: found.pathName, sexes: [...found.sexes] };
    return { collegeId, collegeName: found?.name ?? null, collegePage };
  };
  const newestFirst = roleDecisions.toReversed();
  const had = roles.map(({ type, value, status }): RoleRequest => {
    const decided = newestFirst.find((one) => one.decision === 'accepted' && one.type === type && one.value === value);
    const known = status === 'Accepted' ? decided : undefined;
    return {
      type,
      ...at(value),
      status,
      reason: known?.reason ?? null,
      decidedAt: known?.at ?? null,
    };
  });
  const isOpen = ({ type, value }: { type: string; value: string }): boolean =>
    roles.some((one) => one.type === type && one.value === value);
  const ended = newestFirst
    .filter((one, index) => newestFirst.findIndex(({ type, value }) => type === one.type && value === one.value) === index)
    .filter((one) => one.decision !== 'accepted' && !isOpen(one))
    .map(({ type, value, decision, reason, at: decidedAt }): RoleRequest => {
      const status = decision === 'withdrawn' ? 'Withdrawn' : 'Rejected';
      return { type, ...at(value), status, reason, decidedAt };
    });
  return [...had, ...ended];
}
