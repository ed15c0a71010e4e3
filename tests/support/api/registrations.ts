import { randomUUID } from 'node:crypto';
import { isObject } from '@touchline/domain/kernel/json/json';
import { aRegistration } from '@touchline/domain/person/testing/a-registration';
import { collegeRequests } from '@touchline/functions/features/people/college-request-store';
import { personDocuments } from '@touchline/functions/features/people/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth-gateway';
import type { Answer, Caller } from './caller';

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

/** The provider's user with an address; null where there is none. */
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

/** The id token of a sign-in with this address and password; null where the provider refuses. */
export async function idTokenFor(email: string, password: string): Promise<string | null> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const body: unknown = await answer.json();
  return answer.ok && isObject(body) && typeof body.idToken === 'string' ? body.idToken : null;
}

/** The date that many years and days before today (UTC), YYYY-MM-DD. */
export function bornBefore(years: number, days = 0): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}

/** The id token of a first sign-in with Google, by the emulator's unsigned credentials. */
export async function googleIdToken(email: string, name: string | null = null): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const credential = JSON.stringify({ sub: email, email, email_verified: true, ...(name === null ? {} : { name }) });
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      postBody: new URLSearchParams({ id_token: credential, providerId: 'google.com' }).toString(),
      requestUri: 'http://localhost',
      returnSecureToken: true,
    }),
  });
  const body: unknown = await answer.json();
  if (!isObject(body) || typeof body.idToken !== 'string') throw new Error(`no Google sign-in: ${answer.status}`);
  return body.idToken;
}
