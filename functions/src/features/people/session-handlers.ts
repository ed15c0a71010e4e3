import { chargedCurrency } from '@touchline/domain/kernel/format/money';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { signInMethodOf } from '@touchline/domain/person/account/sign-in';
import { SESSION_LIFETIME_MS } from '@touchline/domain/reference/limits';
import type { AuthGateway } from '../../platform/auth-gateway';
import type { AuthUsers } from '../../platform/auth-users-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import type { EndedSessionStore } from '../../platform/ended-session-store';
import type { Handler } from '../../platform/handler';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { ReadBoundCurrency } from '../money/bound-currency-store';
import type { AccountStore } from './account-store';

/** The id token that a session starts from was issued at most five minutes ago (F21). */
const TOKEN_AGE_LIMIT_MS = 5 * 60 * 1000;
const SECOND_MS = 1000;

/** What signing in needs. */
interface SessionLoginDependencies {
  readonly auth: AuthGateway;
  readonly hasProfile: (uid: string) => Promise<boolean>;
  /** Synchronises the account with the provider, where the address may have been changed. */
  readonly reconcile: (uid: string) => Promise<void>;
  readonly rateLimit: RateLimit;
  readonly endedSessions: EndedSessionStore;
  readonly clock: Clock;
  /** Resolves after so many milliseconds. */
  readonly pause: (delayMs: number) => Promise<unknown>;
}

/** POST /ui/v1/sessionLogin (S7-02). Refused with code 100 where the user has no profile yet (S4-07). */
export function sessionLogin({
  auth,
  hasProfile,
  reconcile,
  rateLimit,
  endedSessions,
  clock,
  pause,
}: SessionLoginDependencies): Handler<'sessionLogin'> {
  /**
   * Sessions of one sign-in that begin in the same second are the same: one that was signed out of is not given out
   * again, but a later one.
   */
  async function newSession(idToken: string): Promise<string> {
    const cookie = await auth.createSession(idToken, SESSION_LIFETIME_MS);
    if (!(await endedSessions.hasEnded(cookie))) return cookie;
    await pause(SECOND_MS);
    return auth.createSession(idToken, SESSION_LIFETIME_MS);
  }

  return async ({ body, session, network }) => {
    await rateLimit.perNetwork(network);
    const { idToken } = body();
    const user = await auth.userOfIdToken(idToken);
    const now = clock().getTime();
    if (user === null || now - user.issuedAt * 1000 > TOKEN_AGE_LIMIT_MS) throw new Refusal('signInRequired', 'signInFailed');
    const [isMember] = await Promise.all([hasProfile(user.uid), rateLimit.perPerson(user.uid)]);
    if (!isMember) throw new Refusal('forbidden', 'mustAcceptTerms');
    await reconcile(user.uid);
    session.start(await newSession(idToken), SESSION_LIFETIME_MS);
    return { expiresAt: new Date(now + SESSION_LIFETIME_MS).toISOString() };
  };
}

/**
 * POST /ui/v1/sessionLogout: ends the session for good, also for whoever has a copy of its cookie. Where that cannot
 * be stored the cookie stays, so that the call can be made again.
 */
export function sessionLogout(endedSessions: EndedSessionStore): Handler<'sessionLogout'> {
  return async ({ actor, session }) => {
    if (actor.uid !== null && session.cookie !== null) await endedSessions.end(session.cookie);
    session.end();
    return null;
  };
}

/** POST /ui/v1/signInMethods: the look-up of the panel's first step (S4-06). */
export function signInMethods(users: AuthUsers, rateLimit: RateLimit): Handler<'signInMethods'> {
  return async ({ body, network }) => {
    await rateLimit.perNetwork(network);
    const { email } = body();
    await rateLimit.perPerson(email);
    return { method: signInMethodOf((await users.findByEmail(email))?.providers ?? []) };
  };
}

/** GET /ui/v1/profile; sends the XSRF token again. */
export function ownProfile(accounts: Pick<AccountStore, 'find'>, boundCurrencyOf: ReadBoundCurrency): Handler<'ownProfile'> {
  return async ({ actor, session }) => {
    const own = actor.uid === null ? null : await accounts.find(actor.uid);
    if (own === null) throw new Refusal('notFound', 'noProfile');
    const { account, profile } = own;
    const currency = chargedCurrency(account.locale, await boundCurrencyOf(account));
    session.confirm();
    return { ...profile, email: account.email, currency };
  };
}
