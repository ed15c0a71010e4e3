import type { ReportRefused } from '@touchline/domain/audit/refused-attempt';
import type { Access, ContractRow } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import {
  type Actor,
  isAcceptedCoach,
  mayEditCollege,
  mayEditProfile,
  requireActiveAccount,
  visitor,
} from '@touchline/domain/permissions/may-edit';
import { RATE_LIMITS_PER_MINUTE, SENDER_FACTOR } from '@touchline/domain/reference/limits';
import type { RequestHandler } from 'express';
import type { AuthGateway, VerifyAppCheck } from '../platform/auth/auth-gateway';
import { enforcesAppCheck, trustedProxies, xsrfSecret } from '../platform/config';
import type { EndedSessionStore } from '../platform/auth/ended-session-store';
import type { TakeToken } from '../platform/token-buckets';
import { callerNetwork } from '../platform/network-address';
import { rowOfAddress } from './row-of-address';
import { areCookiesTooLarge, clearSession, isXsrfTokenOf, type SentSession } from './session-cookie';

/** The header that App Check's clients send their token in. */
const APP_CHECK_HEADER = 'x-firebase-appcheck';

/**
 * The seconds that a network has to wait, by the X-Forwarded-For of its request, because it asks this instance more
 * than `perMinute` times, or because its sender exceeds `SENDER_FACTOR` times as many on behalf of many networks
 * (docs/decisions/015-limits-on-abuse.md). 0 where it may go on.
 */
export function networkLimit(take: TakeToken, perMinute: number): (forwardedFor: string | undefined) => number {
  return (forwardedFor) => {
    const network = callerNetwork(forwardedFor, trustedProxies());
    const own = network === null ? 0 : take(network.own, perMinute);
    const sender = network?.sender ?? null;
    return Math.max(own, sender === null ? 0 : take(`sender ${sender}`, perMinute * SENDER_FACTOR));
  };
}

/** Refuses (429) calls that one network sends too fast for this instance, for every endpoint together. */
export function limitCalls(take: TakeToken): RequestHandler {
  const secondsToWait = networkLimit(take, RATE_LIMITS_PER_MINUTE.calls);
  return (request, _, next) => {
    const retryAfterSeconds = secondsToWait(request.get('x-forwarded-for'));
    if (retryAfterSeconds > 0) throw new Refusal('tooMany', 'tooManyTries', { retryAfterSeconds });
    next();
  };
}

/** Refuses (431) more cookies than any browser of ours sends, and clears the session among them. */
export function limitCookies(): RequestHandler {
  return (request, response, next) => {
    if (areCookiesTooLarge(request.headers.cookie)) {
      clearSession(response);
      throw new Refusal('headersTooLarge', 'cookiesTooLarge');
    }
    next();
  };
}

/**
 * Where the deployment enforces App Check, refuses (403) every call that changes something and does not come from our
 * own client. What browsers send by themselves, and what another server signs, has no client that could prove itself.
 */
export function requireAppCheck(verify: VerifyAppCheck): RequestHandler {
  return async (request, _, next) => {
    const isSentByOthers = (row = rowOfAddress(request.method, request.originalUrl)) =>
      row?.isSentByBrowsers === true || row?.signatureHeader !== undefined;
    if (isChange(request.method) && enforcesAppCheck() && !isSentByOthers()) {
      const token = request.get(APP_CHECK_HEADER) ?? '';
      if (token === '' || !(await verify(token))) throw new Refusal('forbidden', 'foreignClient');
    }
    next();
  };
}

/** What identifying a caller needs: sessions, and what is stored about a user, which decides every write. */
export interface ActorSources {
  readonly auth: AuthGateway;
  readonly hasEnded: EndedSessionStore['hasEnded'];
  readonly authorityOf: (uid: string) => Promise<Pick<Actor, 'roles' | 'isDeactivated'>>;
  /** The buckets of this instance for single people. */
  readonly takeForPerson: TakeToken;
  /** The log of what admins tried and were refused. */
  readonly reportRefused: ReportRefused;
}

/** The caller, and whether the call had an invalid session, which is to be cleared. */
interface IdentifiedCaller {
  readonly actor: Actor;
  readonly hasInvalidSession: boolean;
}

/** Where what is stored about the caller always decides. */
const DECIDED_BY_STORED: ReadonlySet<Access> = new Set(['reader', 'coach', 'collegeEditor', 'profileOwner']);
/** The rows that need no session. */
const OPEN_TO_ALL: ReadonlySet<Access> = new Set(['everyone', 'visitor', 'reader']);

/**
 * Identifies the caller as far as the access of the row requires it (docs/accounts.md). An invalid session, and one
 * that was signed out of, counts as a visitor. What is stored about the user is read only where it decides: for
 * editors of colleges and profiles, for readers of profiles, and for what admins change.
 */
export async function identifyCaller(
  access: Access,
  isChange: boolean,
  session: SentSession,
  { auth, hasEnded, authorityOf }: ActorSources,
): Promise<IdentifiedCaller> {
  if (access === 'everyone' || session.kind === 'none') return { actor: visitor, hasInvalidSession: false };
  const user = session.kind === 'cookie' ? await auth.userOfSession(session.value) : null;
  if (user === null || session.kind !== 'cookie') return { actor: visitor, hasInvalidSession: true };
  const isDecided = DECIDED_BY_STORED.has(access) || (access === 'admin' && user.isAdmin && isChange);
  const [isEnded, authority] = await Promise.all([
    hasEnded(session.value),
    isDecided ? authorityOf(user.uid) : { roles: [], isDeactivated: false },
  ]);
  if (isEnded) return { actor: visitor, hasInvalidSession: true };
  const { uid, isAdmin, isVerified } = user;
  return { actor: { uid, isAdmin, isVerified, ...authority }, hasInvalidSession: false };
}

/** Whether a call may change something, by its method and, where it is known, by its row. */
export function isChange(method: string, row?: ContractRow): boolean {
  return method !== 'GET' && method !== 'HEAD' && row?.isRead !== true;
}

/**
 * Refuses an actor whom the row does not admit: 401 before 403 (docs/permissions.md). What readers leave, such as a
 * report, is not taken from a deactivated account.
 */
export function requireAccess(
  access: Access,
  isChange: boolean,
  { actor, hasInvalidSession }: IdentifiedCaller,
  { collegeId = '', profileId = '' }: Readonly<Record<string, string | undefined>>,
): void {
  if (access === 'reader' && isChange) requireActiveAccount(actor);
  if (OPEN_TO_ALL.has(access)) return;
  if (actor.uid === null) throw new Refusal('signInRequired', hasInvalidSession ? 'sessionExpired' : 'signInRequired');
  requireActiveAccount(actor);
  if (access === 'admin' && !actor.isAdmin) throw new Refusal('forbidden', 'forbidden');
  if (access === 'coach' && !isAcceptedCoach(actor)) throw new Refusal('forbidden', 'onlyAcceptedCoaches');
  if (access === 'collegeEditor' && !mayEditCollege(actor, collegeId)) throw new Refusal('forbidden', 'cannotEditCollege');
  if (access === 'profileOwner' && !mayEditProfile(actor, profileId)) throw new Refusal('forbidden', 'cannotEditProfile');
}

/**
 * Refuses (403) a call of a signed-in user that carries an XSRF token of another session, and where the row requires
 * one, every call without the token of its own: anyone who makes a browser send a cookie cannot read its token.
 */
export function requireXsrfToken(
  { requiresXsrf }: ContractRow,
  { uid }: Actor,
  session: SentSession,
  sent: string | undefined,
): void {
  if (requiresXsrf !== true && (uid === null || sent === undefined)) return;
  if (session.kind !== 'cookie' || !isXsrfTokenOf(session.value, sent, xsrfSecret()))
    throw new Refusal('forbidden', 'xsrfTokenRefused');
}

/**
 * Refuses (429) what a signed-in person asks of one endpoint too fast for this instance; changes sooner than reads.
 */
export function limitPerson(name: RouteName, access: Access, { uid }: Actor, isChange: boolean, take: TakeToken): void {
  if (uid === null || OPEN_TO_ALL.has(access)) return;
  const { ownReads, ownChanges } = RATE_LIMITS_PER_MINUTE;
  const retryAfterSeconds = take(`${name} ${uid}`, isChange ? ownChanges : ownReads);
  if (retryAfterSeconds > 0) throw new Refusal('tooMany', 'tooManyTries', { retryAfterSeconds });
}
