import * as z from 'zod/mini';
import { instant } from '../../kernel/text/text-schemas';
import { profile } from '../profile/profile';
import { account } from './account';
import type { Person } from './change-account';
import { ownAccount, type ProviderFacts, roleRequestsOf } from './own-account';

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
  createdAt: instant,
  lastSignInAt: z.nullable(instant),
  roles: ownAccount.shape.roleRequests,
});

export type AdminUser = z.infer<typeof adminUser>;

/** The facts of the auth provider about a user that only admins read. */
export interface ProviderState extends Omit<ProviderFacts, 'providers'> {
  readonly isAdmin: boolean;
  readonly isDisabled: boolean;
}

/** An admin's view of a person; a user whom the provider no longer knows counts as disabled. */
export function adminUserOf(
  person: Person,
  provider: ProviderState | null,
  nameOf: (collegeId: string) => string | null,
): AdminUser {
  const { _id: uid, email, firstName, lastName, deactivatedAt, createdAt } = person.account;
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
    isDisabled,
    deactivatedAt,
    createdAt,
    lastSignInAt,
    roles: roleRequestsOf(person.profile, person.account, nameOf),
  };
}
