import { sameJson } from '@touchline/domain/json/json';
import type { Auth } from 'firebase-admin/auth';
import type { DemoPerson } from './demo-person';

/**
 * Makes the demo people's Auth users, their mail addresses verified, and gives everyone their claims. A user who is there keeps password and sessions.
 * Answers how many were made.
 */
export async function seedUsers(auth: Auth, people: readonly DemoPerson[]): Promise<number> {
  const { users } = await auth.getUsers(people.map(({ account }) => ({ uid: account._id })));
  const known = new Map(users.map((user) => [user.uid, user.customClaims ?? {}]));
  await Promise.all(
    people.map(async ({ account: { _id: uid, email }, profile: { displayName }, password, claims }) => {
      const current = known.get(uid);
      if (current === undefined) await auth.createUser({ uid, email, password, displayName, emailVerified: true });
      if (!sameJson(current ?? {}, claims)) await auth.setCustomUserClaims(uid, claims);
    }),
  );
  return people.length - known.size;
}
