import { randomUUID } from 'node:crypto';
import { type Account, newAccount } from '@touchline/domain/person/account/account';
import type { Role } from '@touchline/domain/person/roles/role';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { usernameEntryOf } from '@touchline/domain/person/profiles/username';
import { blankProfile } from '@touchline/domain/person/profiles/new-profile';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { aCaller, type Caller } from '../caller';
import { authEmulator, idTokenFor } from '../sign-in/provider-sign-in';

const PASSWORD = 'a-long-enough-password-1';
const NOW = '2026-01-01T00:00:00.000Z';

/** How a test person differs from a plain player. */
export interface PersonOptions {
  readonly roles?: readonly Role[];
  readonly isAdmin?: boolean;
  readonly hasProfile?: boolean;
  /** Whether the mail address is verified; true by default. */
  readonly isVerified?: boolean;
}

/** A person with an account, not signed in. */
export interface Person {
  readonly uid: string;
  readonly email: string;
}

/** Creates an Auth user with profile and account, unique in the run. */
export async function aPerson({
  roles = [],
  isAdmin = false,
  hasProfile = true,
  isVerified = true,
}: PersonOptions = {}): Promise<Person> {
  const database = firestore();
  const uid = `uid-${randomUUID()}`;
  const email = `${uid}@people.example`;
  await projectAuth().createUser({ uid, email, password: PASSWORD, emailVerified: isVerified });
  if (isAdmin) await projectAuth().setCustomUserClaims(uid, { admin: true });
  if (hasProfile) {
    const { profiles, accounts } = personDocuments(database);
    const chosen = {
      _id: uid,
      username: `user-${uid.slice(4, 30)}`,
      displayName: 'Test Person',
      sportsTypeGender: 'Male',
    } as const;
    await profiles.doc(uid).set(blankProfile({ ...chosen, type: 'playerHighSchool', roles: [...roles], now: NOW }));
    await accounts.doc(uid).set(anAccount(uid, email));
  }
  return { uid, email };
}

/** The username of a new person, which leads to their profile. */
export async function aUsername(changes: Partial<Profile> = {}): Promise<string> {
  const { uid } = await aPerson();
  const username = `user-${uid.slice(4, 30)}`;
  const { profiles, usernames } = personDocuments(firestore());
  await usernames.doc(username).set(usernameEntryOf(username, uid));
  if (Object.keys(changes).length > 0) await profiles.doc(uid).update(changes);
  return username;
}

function anAccount(uid: string, email: string): Account {
  const identity = { firstName: 'Test', lastName: 'Person', dateOfBirth: '2000-02-03' };
  return newAccount({ uid, email, ...identity, marketingOptIn: false, locale: 'en', now: NOW });
}

/** A fresh id token of a person, from the provider's own sign-in. */
export async function idTokenOf({ email }: Person): Promise<string> {
  const idToken = await idTokenFor(email, PASSWORD);
  if (idToken === null) throw new Error(`the Auth emulator let ${email} not in`);
  return idToken;
}

/** Makes tokens valid that are up to an hour older than the person, so that a test can age one without waiting. */
export async function wasHereAnHourAgo({ uid }: Person): Promise<void> {
  const project = process.env.GCLOUD_PROJECT ?? '';
  const answer = await fetch(`${authEmulator()}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: String(Math.floor(Date.now() / 1000) - 3600) }),
  });
  if (!answer.ok) throw new Error(`the Auth emulator did not move ${uid} back in time: ${answer.status}`);
}

/** The session cookie of a new sign-in of a person. */
export async function sessionOf(visitor: Caller, person: Person): Promise<string> {
  const answer = await visitor.call('sessionLogin', { body: { idToken: await idTokenOf(person) } });
  const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('__session='));
  if (cookie === undefined) throw new Error(`no session for ${person.email}: ${answer.status} ${answer.text}`);
  return cookie.slice('__session='.length, cookie.indexOf(';'));
}

/** A signed-in person as a caller; `session` is the cookie's value. */
export type SignedIn = Caller & Person & { readonly session: string };

/** Creates a person and signs them in. */
export async function signedIn(url: string, options: PersonOptions = {}): Promise<SignedIn> {
  const person = await aPerson(options);
  const session = await sessionOf(aCaller(url), person);
  return { ...aCaller(url, session), ...person, session };
}
