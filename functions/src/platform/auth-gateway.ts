import { Refusal } from '@touchline/domain/http/refusal';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { hasTokenForm } from './token-form';

/** What a good session or id token says of its user. `isAdmin` is read afresh from the Auth record where the token claims it (design.md §4, Sessions). */
export interface KnownUser {
  readonly uid: string;
  readonly isAdmin: boolean;
  /** When the token was issued, in seconds since 1970. */
  readonly issuedAt: number;
  /** When the user proved who they are, in the same seconds: a renewed token keeps the moment. */
  readonly signedInAt: number;
}

/** Firebase Auth as the API uses it. A bad, expired, revoked or foreign token is null; where Auth cannot be reached the error passes through. */
export interface AuthGateway {
  readonly userOfSession: (cookie: string) => Promise<KnownUser | null>;
  readonly userOfIdToken: (idToken: string) => Promise<KnownUser | null>;
  readonly createSession: (idToken: string, lifetimeMs: number) => Promise<string>;
}

/** Firebase Auth of this project. Every look-up also asks whether the user was disabled, deleted or signed out everywhere. */
export function firebaseAuthGateway(): AuthGateway {
  return {
    userOfSession: (cookie) => known(cookie, (auth) => auth.verifySessionCookie(cookie, true)),
    userOfIdToken: (idToken) => known(idToken, (auth) => auth.verifyIdToken(idToken, true)),
    createSession: (idToken, lifetimeMs) => projectAuth().createSessionCookie(idToken, { expiresIn: lifetimeMs }),
  };
}

/** Firebase Auth of this project, for gateways alone. */
export function projectAuth(): Auth {
  if (getApps().length === 0) initializeApp();
  return getAuth();
}

async function known(token: string, verify: (auth: Auth) => ReturnType<Auth['verifyIdToken']>): Promise<KnownUser | null> {
  if (!hasTokenForm(token)) return null;
  try {
    const auth = projectAuth();
    const { uid, iat, auth_time: signedInAt, admin } = await verify(auth);
    const isAdmin = admin === true && (await auth.getUser(uid)).customClaims?.admin === true;
    return { uid, isAdmin, issuedAt: iat, signedInAt };
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

/** Whether Google's public keys could not be fetched, which the library reports under the code of a forged token (F20). */
function areKeysOutOfReach(error: unknown): boolean {
  return error instanceof Error && /^Error (while making request|fetching public keys)/.test(error.message);
}
