import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { UserRecord } from 'firebase-admin/auth';
import { hasErrorCode, loadedAuth } from './auth-gateway';
import { nextSecond } from '../clock-and-ids';

/**
 * A user as the provider stores it. `providers` are the ways to sign in (`password`, `google.com`), and `claims` the
 * claims of the tokens.
 */
export interface AuthUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The display name from a social provider. */
  readonly displayName: string | null;
  readonly isDisabled: boolean;
  readonly providers: readonly string[];
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
  /**
   * Sessions and tokens from before this moment have ended, by a new password or a sign-out everywhere. Full seconds.
   */
  readonly sessionsEndedAt: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A page of users, and the token of the next page; null after the last. */
export interface UserPage {
  readonly users: readonly AuthUser[];
  readonly next: string | null;
}

/** The changes that the API makes to users of Firebase Auth. Each may be repeated. */
export interface AuthChanges {
  /** Null where the user is gone. */
  readonly find: (uid: string) => Promise<AuthUser | null>;
  /** The users among these (100 at most) who exist. */
  readonly findAll: (uids: readonly string[]) => Promise<readonly AuthUser[]>;
  /** A page of all users, from the token that the page before answered; a token that has expired is the end. */
  readonly list: (from: string | null, most: number) => Promise<UserPage>;
  readonly setPassword: (uid: string, password: string) => Promise<void>;
  /** The new address is unverified. Throws Refusal conflict where another user has it. */
  readonly setEmail: (uid: string, email: string) => Promise<void>;
  /** Ends every session and id token whose sign-in was before the call. Takes until the next second begins. */
  readonly endSessions: (uid: string) => Promise<void>;
  /** A new one-time code that proves the address of a user; its mail leads back to a page of ours. */
  readonly verificationCode: (email: string, back: string) => Promise<string>;
  readonly setClaims: (uid: string, claims: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Locks a user out and ends every session; also succeeds if the user is gone. */
  readonly lockOut: (uid: string) => Promise<void>;
  /** Lets a user sign in again; also succeeds if the user is gone. */
  readonly unlock: (uid: string) => Promise<void>;
  /** Also succeeds if the user is gone. */
  readonly remove: (uid: string) => Promise<void>;
}

export function firebaseAuthChanges(): AuthChanges {
  return {
    find: async (uid) => {
      const user = await unlessGone(async () => (await loadedAuth()).getUser(uid));
      return user === null ? null : recordOf(user);
    },
    findAll: async (uids) => {
      if (uids.length === 0) return [];
      return (await (await loadedAuth()).getUsers(uids.map((uid) => ({ uid })))).users.map(recordOf);
    },
    list: async (from, most) => {
      try {
        const { users, pageToken } = await (await loadedAuth()).listUsers(most, from ?? undefined);
        return { users: users.map(recordOf), next: pageToken === undefined || pageToken === '' ? null : pageToken };
      } catch (error) {
        if (hasErrorCode(error, 'auth/invalid-page-token')) return { users: [], next: null };
        throw error;
      }
    },
    setPassword: async (uid, password) => {
      await (await loadedAuth()).updateUser(uid, { password });
    },
    setEmail: async (uid, email) => {
      try {
        await (await loadedAuth()).updateUser(uid, { email, emailVerified: false });
      } catch (error) {
        if (hasErrorCode(error, 'auth/email-already-exists')) throw new Refusal('conflict', 'emailOfAnother', {}, 'email');
        throw error;
      }
    },
    endSessions,
    verificationCode: async (email, back) => {
      const link = await (await loadedAuth()).generateEmailVerificationLink(email, { url: back });
      const code = new URL(link).searchParams.get('oobCode');
      if (code === null) throw new Error('the provider made a link without a code');
      return code;
    },
    setClaims: async (uid, claims) => (await loadedAuth()).setCustomUserClaims(uid, { ...claims }),
    lockOut: async (uid) => {
      await unlessGone(async () => {
        await (await loadedAuth()).updateUser(uid, { disabled: true });
        await endSessions(uid);
      });
    },
    unlock: async (uid) => {
      await unlessGone(async () => (await loadedAuth()).updateUser(uid, { disabled: false }));
    },
    remove: async (uid) => {
      await unlessGone(async () => (await loadedAuth()).deleteUser(uid));
    },
  };
}

/**
 * The provider counts sign-ins and their end in full seconds, and a sign-in within the second of the end would survive.
 * So the end is sent in the next second.
 */
async function endSessions(uid: string): Promise<void> {
  await nextSecond();
  await (await loadedAuth()).revokeRefreshTokens(uid);
}

function recordOf({
  uid,
  email,
  emailVerified,
  displayName,
  disabled,
  providerData,
  metadata,
  tokensValidAfterTime,
  customClaims,
}: UserRecord): AuthUser {
  const { lastSignInTime } = metadata as { readonly lastSignInTime?: string | null };
  return {
    uid,
    email: email?.toLowerCase() ?? '',
    emailVerified,
    displayName: displayName ?? null,
    isDisabled: disabled,
    providers: providerData.map(({ providerId }) => providerId),
    createdAt: new Date(metadata.creationTime).toISOString(),
    lastSignInAt: typeof lastSignInTime === 'string' && lastSignInTime !== '' ? new Date(lastSignInTime).toISOString() : null,
    sessionsEndedAt: tokensValidAfterTime === undefined ? null : new Date(tokensValidAfterTime).toISOString(),
    claims: customClaims ?? {},
  };
}

async function unlessGone<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (hasErrorCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}
