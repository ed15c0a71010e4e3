import * as z from 'zod/mini';
import type { CatalogueRow } from '../../college/catalogue/catalogue-row';
import { domainOfEduEmail } from '../../kernel/text/email';
import { hostMatchesDomain } from '../../kernel/text/host-match';
import { instant } from '../../kernel/text/text-schemas';
import { profile } from '../profiles/profile';
import { isCoachRole } from '../roles/coach-role';
import { account } from '../account/account';
import { claimObjection, type NamedObjection } from '../claims/claim-objection';
import type { Person } from '../account/change-account';
import { type ProviderFacts, roleRequest, roleRequestsOf } from '../account/own-account';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { isLongerThan } from '../../kernel/text/text-traits';
import { USER_SEARCH_MAX } from '../../reference/limits';

const tooLong = { error: 'textTooLong' satisfies MessageCode, params: { max: USER_SEARCH_MAX } };

/** The admins' search for people; an empty one finds everybody who waits for a decision. */
export const userSearch = z.object({
  search: z.string().check(z.refine((text) => !isLongerThan(text, USER_SEARCH_MAX), tooLong)),
});

/**
 * How the mail domain of a person and a college's site match: hosts that differ by a subdomain may belong to different
 * people. Null where they do not match, or one of them is unknown.
 */
const siteMatch = z.strictObject({ match: z.enum(['exact', 'under']), host: z.string(), domain: z.string() });

type SiteMatchOfRole = z.infer<typeof siteMatch>;

/** The objection of an accepted coach to an open claim (S1-03). */
const objection = z.strictObject({
  ...z.pick(claimObjection, { by: true, reason: true, at: true }).shape,
  name: z.nullable(z.string()),
});

/** A person in the admins' list of users: never birth date, consents or purchases. */
export const adminUser = z.strictObject({
  uid: account.shape._id,
  email: account.shape.email,
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  username: profile.shape.username,
  displayName: z.string(),
  type: profile.shape.type,
  isAdmin: z.boolean(),
  isDisabled: z.boolean(),
  deactivatedAt: z.nullable(instant),
  suspended: account.shape.suspended,
  /** The open report that this person may be in danger; null if there is none. */
  dangerReportId: z.nullable(z.string()),
  createdAt: instant,
  lastSignInAt: z.nullable(instant),
  roles: z.array(z.extend(roleRequest, { siteMatch: z.nullable(siteMatch), objections: z.array(objection) })),
});

export type AdminUser = z.infer<typeof adminUser>;

/** The facts of the auth provider about a user that only admins read. */
export interface ProviderState extends Omit<ProviderFacts, 'providers'> {
  readonly isAdmin: boolean;
  readonly isDisabled: boolean;
}

/** The colleges of a person's roles by id, the objections to the person's claims, and an open report of danger. */
interface AdminFacts {
  readonly collegeOf: (collegeId: string) => Pick<CatalogueRow, 'name' | 'pathName' | 'sexes' | 'host'> | null;
  readonly objections: readonly NamedObjection[];
  readonly dangerReportId: string | null;
}

/** An admin's view of a person; a suspended one, and one whom the provider no longer knows, counts as disabled. */
export function adminUserOf(person: Person, provider: ProviderState | null, facts: AdminFacts): AdminUser {
  const { collegeOf, objections, dangerReportId } = facts;
  const { _id: uid, email, firstName, lastName, deactivatedAt, suspended, createdAt } = person.account;
  const { username, displayName, type } = person.profile;
  const known = provider ?? { email, emailVerified: false, lastSignInAt: null, isAdmin: false, isDisabled: true };
  const { emailVerified, lastSignInAt, isAdmin, isDisabled } = known;
  return {
    uid,
    email: known.email,
    emailVerified,
    firstName,
    lastName,
    username,
    displayName,
    type,
    isAdmin,
    isDisabled: isDisabled || suspended !== null,
    deactivatedAt,
    suspended,
    dangerReportId,
    createdAt,
    lastSignInAt,
    roles: roleRequestsOf(person.profile, person.account, collegeOf).map((role) => ({
      ...role,
      siteMatch: isCoachRole(role) ? siteMatchOf(collegeOf(role.collegeId)?.host ?? null, known.email) : null,
      objections:
        isCoachRole(role) && role.status === 'Pending'
          ? objections
              .filter((one) => one.collegeId === role.collegeId)
              .map(({ by, reason, at, name }) => ({ by, reason, at, name }))
          : [],
    })),
  };
}

function siteMatchOf(host: string | null, email: string): SiteMatchOfRole | null {
  const domain = domainOfEduEmail(email);
  const match = host === null || domain === null ? null : hostMatchesDomain(host, domain);
  return host === null || domain === null || match === null ? null : { match, host, domain };
}
