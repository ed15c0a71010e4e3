import { chargedCurrency } from '@touchline/domain/kernel/format/money';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { isFreshAt } from '@touchline/domain/person/sign-in/fresh-sign-in';
import { hasAskedForCollege } from '@touchline/domain/person/registration/unverified-coach';
import { signInMethodOf } from '@touchline/domain/person/sign-in/sign-in-change';
import { SESSION_LIFETIME_MS } from '@touchline/domain/reference/limits';
import type { AuthGateway, NewSession } from '../../platform/auth/auth-gateway';
import type { AuthUsers } from '../../platform/auth/auth-users-gateway';
import type { EndedSessionStore } from '../../platform/auth/ended-session-store';
import type { Handler } from '../../platform/handler';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { ReadBoundCurrency } from '../money/bound-currency-store';
import type { AccountStore } from '../account/account-store';
import type { UnverifiedCoachStore } from '../registration/unverified-coach-store';

const SECOND_MS = 1000;

/** What signing in needs. */
interface SessionLoginDependencies {
  readonly auth: AuthGateway;
  readonly hasProfile: (uid: string) => Promise<boolean>;
  readonly accounts: Pick<AccountStore, 'find'>;
  /** Synchronises the account with the provider, where the address may have been changed. */
  readonly reconcile: (uid: string) => Promise<void>;
  readonly rateLimit: RateLimit;
  readonly endedSessions: EndedSessionStore;
  /** Resolves after so many milliseconds. */
  readonly pause: (delayMs: number) => Promise<unknown>;
}

/**
 * POST /ui/v1/sessionLogin (S7-02). Refused with code 100 where the user has no profile yet (S4-07), and with the
 * reason where an admin has suspended the account: the token proves whose it is. The id token was issued at most five
 * minutes ago by the clock of who issued it, which the new session tells (F21).
 */
export function sessionLogin({
  auth,
  hasProfile,
  accounts,
  reconcile,
  rateLimit,
  endedSessions,
  pause,
}: SessionLoginDependencies): Handler<'sessionLogin'> {
  /**
   * Sessions of one sign-in that begin in the same second are the same: one that was signed out of is not given out
   * again, but a later one.
   */
  async function newSession(idToken: string): Promise<NewSession | null> {
    const made = await auth.createSession(idToken, SESSION_LIFETIME_MS);
    if (made === null || !(await endedSessions.hasEnded(made.cookie))) return made;
    await pause(SECOND_MS);
    return auth.createSession(idToken, SESSION_LIFETIME_MS);
  }

  return async ({ body, session, network }) => {
    await rateLimit.perNetwork(network);
    const { idToken } = body();
    const user = await auth.userOfIdToken(idToken);
    if (user === null) throw new Refusal('signInRequired', 'signInFailed');
    const { uid } = user;
    const [isMember, person] = await Promise.all([hasProfile(uid), accounts.find(uid), rateLimit.perPerson(uid)]);
    if (!isMember) throw new Refusal('forbidden', 'mustAcceptTerms');
    const suspended = person?.account.suspended ?? null;
    if (suspended !== null) throw new Refusal('forbidden', 'accountSuspended', { reason: suspended.reason });
    await reconcile(uid);
    const made = await newSession(idToken);
    if (made === null || !isFreshAt(made.issuedAt, user.issuedAt)) throw new Refusal('signInRequired', 'signInFailed');
    session.start(made.cookie, SESSION_LIFETIME_MS);
    return { expiresAt: new Date(made.issuedAt * 1000 + SESSION_LIFETIME_MS).toISOString() };
  };
}

/**
 * POST /ui/v1/sessionLogout: ends the session for good, also for anyone who has a copy of its cookie. Where that cannot
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

/** What `ownProfile` needs. */
interface OwnProfileDependencies extends Pick<SessionLoginDependencies, 'accounts' | 'reconcile'> {
  readonly unverified: Pick<UnverifiedCoachStore, 'isWaiting'>;
  readonly boundCurrencyOf: ReadBoundCurrency;
}

/**
 * GET /ui/v1/profile; sends the XSRF token again. A coach who has verified the address since enters the queue by it,
 * because it is the first call of every visit.
 */
export function ownProfile({ accounts, unverified, reconcile, boundCurrencyOf }: OwnProfileDependencies): Handler<'ownProfile'> {
  return async ({ actor: { uid, isVerified }, session }) => {
    const found = uid === null ? null : await accounts.find(uid);
    if (uid === null || found === null) throw new Refusal('notFound', 'noProfile');
    const maybeEnters = isVerified && found.profile.type === 'coach' && !hasAskedForCollege(found.profile);
    const enters = maybeEnters && (await unverified.isWaiting(uid));
    if (enters) await reconcile(uid);
    const own = enters ? ((await accounts.find(uid)) ?? found) : found;
    const { account, profile } = own;
    const currency = chargedCurrency(account.locale, await boundCurrencyOf(account));
    session.confirm();
    return { ...profile, email: account.email, currency };
  };
}
