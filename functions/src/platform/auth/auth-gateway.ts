import { isObject } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Actor } from '@touchline/domain/permissions/may-edit';
import { isFreshAt } from '@touchline/domain/person/sign-in/fresh-sign-in';
import type { Auth } from 'firebase-admin/auth';
import { callerUid } from '../handler';

/**
 * The content of a valid session or id token. `isAdmin` is read again from the Auth record where the token claims it,
 * `isVerified` where the token denies it, because the mail address may have been verified since (docs/accounts.md).
 */
interface VerifiedUser {
  readonly uid: string;
  readonly isAdmin: boolean;
  readonly isVerified: boolean;
  /** When the token was issued, in seconds since 1970. */
  readonly issuedAt: number;
  /** When the user signed in, in seconds since 1970; renewing a token does not change it. */
  readonly signedInAt: number;
}

/** A new session cookie, and when it was made in seconds since 1970, which is the time at Firebase Auth. */
export interface NewSession {
  readonly cookie: string;
  readonly issuedAt: number;
}

/**
 * Firebase Auth as the API uses it. A bad, expired, revoked or foreign token is null. Where Auth cannot be reached the
 * error passes through.
 */
export interface AuthGateway {
  readonly userOfSession: (cookie: string) => Promise<VerifiedUser | null>;
  readonly userOfIdToken: (idToken: string) => Promise<VerifiedUser | null>;
  /** Null where Auth refuses the token. */
  readonly createSession: (idToken: string, lifetimeMs: number) => Promise<NewSession | null>;
}

/**
 * Firebase Auth of this project. Every look-up also checks that the user is not disabled, deleted or signed out
 * everywhere.
 */
export function firebaseAuthGateway(): AuthGateway {
  return {
    userOfSession: (cookie) => verified(cookie, (auth) => auth.verifySessionCookie(cookie, true)),
    userOfIdToken: (idToken) => verified(idToken, (auth) => auth.verifyIdToken(idToken, true)),
    createSession: async (idToken, lifetimeMs) => {
      try {
        const cookie = await (await loadedAuth()).createSessionCookie(idToken, { expiresIn: lifetimeMs });
        return { cookie, issuedAt: issuedAtOf(cookie) };
      } catch (error) {
        if (isRefusedToken(error)) return null;
        throw error;
      }
    },
  };
}

/** Firebase Auth of this project, for gateways alone; its library is loaded with the first call. */
export async function loadedAuth(): Promise<Auth> {
  const { projectAuth } = await import('./project-auth');
  return projectAuth();
}

async function verified(token: string, verify: (auth: Auth) => ReturnType<Auth['verifyIdToken']>): Promise<VerifiedUser | null> {
  if (!hasTokenForm(token)) return null;
  try {
    const auth = await loadedAuth();
    const { uid, iat, auth_time: signedInAt, admin, email_verified: wasVerified } = await verify(auth);
    const user = admin === true || wasVerified !== true ? await auth.getUser(uid) : null;
    const isAdmin = admin === true && user?.customClaims?.admin === true;
    return { uid, isAdmin, isVerified: user === null || user.emailVerified, issuedAt: iat, signedInAt };
  } catch (error) {
    if (areKeysOutOfReach(error)) throw new Refusal('unavailable', 'unavailable');
    if (isRefusedToken(error)) return null;
    throw error;
  }
}

const REFUSED_TOKEN =
  /^auth\/(argument-error|invalid-(session-cookie|id-token|argument).*|(session-cookie|id-token)-(expired|revoked)|user-(disabled|not-found))$/;

function isRefusedToken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && REFUSED_TOKEN.test(String(error.code));
}

/**
 * Whether Google's public keys could not be fetched, which the library reports under the code of a forged token (F20).
 */
function areKeysOutOfReach(error: unknown): boolean {
  return error instanceof Error && /^Error (while making request|fetching public keys)/.test(error.message);
}

/**
 * Whether a text has the form of a signed token: three parts, of which header and claims are JSON objects. The library
 * fails on anything else.
 */
export function hasTokenForm(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 3 && parts.slice(0, 2).every((part) => isObject(jsonOf(part)));
}

/** When a session cookie that Auth has just made was issued. Throws where it does not say so. */
function issuedAtOf(cookie: string): number {
  const claims = jsonOf(cookie.split('.')[1] ?? '');
  if (!isObject(claims) || typeof claims.iat !== 'number') throw new Error('a new session does not say when it was made');
  return claims.iat;
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Whether a failure of Firebase's libraries carries one of these codes, `auth/user-not-found` for instance. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}

/**
 * Whether a token of Firebase App Check proves that a call comes from our own client. Throws Refusal unavailable where
 * its keys cannot be fetched.
 */
export type VerifyAppCheck = (token: string) => Promise<boolean>;

/** App Check of this project. The library is loaded with the first token, because few installations enforce it. */
export function firebaseAppCheck(): VerifyAppCheck {
  return async (token) => {
    const [{ getApps, initializeApp }, { getAppCheck }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/app-check'),
    ]);
    if (getApps().length === 0) initializeApp();
    try {
      await getAppCheck().verifyToken(token);
      return true;
    } catch (error) {
      if (error instanceof Error && /^Error (while making request|fetching)/.test(error.message))
        throw new Refusal('unavailable', 'unavailable');
      if (hasErrorCode(error, 'app-check/invalid-argument', 'app-check/app-check-token-expired')) return false;
      throw error;
    }
  };
}

/** The shortest session that Firebase Auth makes; this one is never given out. */
const SHORTEST_SESSION_MS = 5 * 60 * 1000;

/**
 * Checks that a call brings an id token of its own caller from a sign-in within the last five minutes, and answers the
 * uid. Throws Refusal forbidden, before the body is validated. Which time it is, Firebase Auth says (F21).
 */
export type RequireRecentSignIn = (actor: Actor, sent: unknown) => Promise<string>;

export function recentSignInGuard(auth: AuthGateway): RequireRecentSignIn {
  return async (actor, sent) => {
    const uid = callerUid(actor);
    const idToken = isObject(sent) && typeof sent.idToken === 'string' ? sent.idToken : '';
    const sentToken = idToken.slice(0, 8000);
    const user = await auth.userOfIdToken(sentToken);
    const now = user?.uid === uid ? await auth.createSession(sentToken, SHORTEST_SESSION_MS) : null;
    if (user === null || now === null || !isFreshAt(now.issuedAt, user.signedInAt))
      throw new Refusal('forbidden', 'signInAfresh');
    return uid;
  };
}
