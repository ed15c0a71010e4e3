import { randomUUID } from 'node:crypto';
import { aRegistration } from '@touchline/domain/person/testing/a-registration';
import { collegeRequests } from '@touchline/functions/features/college-requests/college-request-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import type { Answer, Caller } from '../caller';

/** A mail address that is unique in the run. */
export function anAddress(domain = 'people.example'): string {
  return `robin-${randomUUID().slice(0, 13)}@${domain}`;
}

/** Registers a person; by default a high-school player of 16 or more with an address of their own. */
export function register(
  caller: Caller,
  changes: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return caller.call('registerAccount', { body: { account: { ...aRegistration, email: anAddress(), ...changes } }, headers });
}

/** The provider's user with an address; null if there is none. */
export async function uidOf(email: string): Promise<string | null> {
  const { users } = await projectAuth().getUsers([{ email }]);
  return users[0]?.uid ?? null;
}

/** All stored documents of the person with an address; undefined where a document is missing. */
export async function storedOf(email: string) {
  const uid = (await uidOf(email)) ?? 'nobody';
  const { profiles, accounts, usernames } = personDocuments(firestore());
  const [profile, account, request, names] = await Promise.all([
    profiles.doc(uid).get(),
    accounts.doc(uid).get(),
    collegeRequests(firestore()).doc(uid).get(),
    usernames.where('profileId', '==', uid).get(),
  ]);
  return {
    uid,
    profile: profile.data(),
    account: account.data(),
    request: request.data(),
    usernames: names.docs.map(({ id }) => id),
  };
}

/** The date that many years and days before today (UTC), YYYY-MM-DD. */
export function bornBefore(years: number, days = 0): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
