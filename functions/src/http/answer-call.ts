import { createHash } from 'node:crypto';
import {
  type AnswerOf,
  API_CONTRACT,
  type BodyOf,
  type ContractRow,
  type ParamsOf,
  type QueryOf,
} from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { SESSION_LIFETIME_MS } from '@touchline/domain/reference/limits';
import type { Request, Response } from 'express';
import { isLocal, trustedProxies, xsrfSecret } from '../platform/config';
import { repeatableIds } from '../platform/clock-and-ids';
import { takeIdsFrom, withinDeadline } from '../platform/deadline';
import { logBug } from '../platform/log';
import type { CallSession, Handler } from '../platform/handler';
import { type ActorSources, identifyCaller, isChange, limitPerson, requireAccess, requireXsrfToken } from './guard-calls';
import { contentTypeOf, refuseHeldBody } from './incoming-bodies';
import { callerNetwork } from '../platform/network-address';
import { siteOrigin } from '../platform/site-hosts';
import { readBody, readIdempotencyKey, readIfMatch, readQuery, readSent, requirePossibleIds, type SentCall } from './read-call';
import { chosenLanguage, isForeignOrigin } from './request-headers';
import { isServedFile, isServedStream, sendFile, sendRevalidated, sendStream } from './send-answer';
import { clearSession, sentSession, type SentSession, setSession, setXsrf, XSRF_HEADER, xsrfTokenOf } from './session-cookie';

/**
 * Answers one row of the contract in time, or with 503. Foreign origins are refused first, then 401, 403, the query
 * (400) and the body (413, 415). The handler follows with its 404, 409, 412 and 422.
 */
export async function answerCall<Name extends RouteName>(
  name: Name,
  handler: Handler<Name>,
  sources: ActorSources,
  request: Request,
  response: Response,
): Promise<void> {
  const row: ContractRow = API_CONTRACT[name];
  if (row.isOpen === true) openToAllSites(response);
  if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeignOrigin(request);
  const answer = await withinDeadline(() => answerOf(name, handler, sources, request, response));
  if (isServedFile(answer)) {
    sendFile(request, response, answer);
    return;
  }
  if (isServedStream(answer)) {
    await sendStream(response, answer);
    return;
  }
  const check = () => {
    if (isLocal() && row.answer !== null && typeof row.answer !== 'string') row.answer.parse(answer);
  };
  if (row.isRevalidated === true && typeof answer === 'object' && answer !== null) {
    await sendRevalidated(request, response, answer, row.cacheSeconds, check);
    return;
  }
  check();
  response.setHeader(
    'Cache-Control',
    row.cacheSeconds > 0 ? `public, max-age=${row.cacheSeconds}, s-maxage=${row.cacheSeconds}` : 'private, no-store',
  );
  if (row.answer === null) response.status(row.status).end();
  else response.status(row.status).json(answer);
}

/** Set before anything is refused, so that a program of another site reads the refusal, too. */
function openToAllSites(response: Response): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

async function answerOf<Name extends RouteName>(
  name: Name,
  handler: Handler<Name>,
  sources: ActorSources,
  request: Request,
  response: Response,
): Promise<AnswerOf<Name>> {
  const row: ContractRow = API_CONTRACT[name];
  const session = sentSession(request.headers.cookie);
  const changes = isChange(request.method, row);
  const caller = await identifyCaller(row.access, changes, session, sources);
  if (caller.hasInvalidSession && (row.answer !== 'bytes' || ['admin', 'signedIn'].includes(row.access))) clearSession(response);
  response.locals.actor = caller.actor.uid === null ? 'visitor' : caller.actor.isAdmin ? 'admin' : 'user';
  requireAccess(row.access, changes, caller, {
    collegeId: textOf(request.params.collegeId),
    profileId: textOf(request.params.profileId),
  });
  requireXsrfToken(row, caller.actor, session, request.get(XSRF_HEADER));
  limitPerson(name, row.access, caller.actor, changes, sources.takeForPerson);

  requirePossibleIds(name, request.params);
  const call = sentCall(request);
  const query = readQuery(row, call);
  refuseHeldBody(request);
  const sent = readSent(row, call);
  if (changes) takeRepeatableIds(name, caller.actor.uid, request, call);
  const reported = row.access === 'admin' && changes ? caller.actor.uid : null;
  const answer = handler({
    actor: caller.actor,
    params: request.params as ParamsOf<Name>,
    query: query as QueryOf<Name>,
    body: () => readBody(row, sent) as BodyOf<Name>,
    sent,
    signature: (row.signatureHeader === undefined ? undefined : request.get(row.signatureHeader)) ?? null,
    ifMatch: readIfMatch(call),
    language: chosenLanguage(request.get('accept-language')),
    country: countryOf(request),
    network: callerNetwork(request.get('x-forwarded-for'), trustedProxies()),
    userAgent: request.get('user-agent') ?? '',
    origin: siteOrigin(request.get('x-forwarded-host'), request.get('host')),
    session: callSession(response, session),
  });
  if (reported === null) return answer;
  return answer.catch(async (error: unknown) => {
    const attempted = { call: name, params: request.params, sent };
    if (error instanceof Refusal) await sources.reportRefused(reported, attempted, error).catch(logUnreported);
    throw error;
  });
}

/** A refused attempt that the log lacks, because the database is away. */
function logUnreported(error: unknown): void {
  logBug('', error);
}

/**
 * A repeated call gets the same ids as the first one: the same person sends the same thing to the same address, under
 * the same key (docs/decisions/110-repeated-calls.md).
 */
function takeRepeatableIds(name: RouteName, uid: string | null, { originalUrl }: Request, call: SentCall): void {
  const key = readIdempotencyKey(call);
  if (key === null) return;
  const content = createHash('sha256').update(call.rawBytes).digest('base64url');
  takeIdsFrom(repeatableIds(xsrfSecret(), [name, uid, key, originalUrl, call.ifMatch ?? null, content]));
}

function refuseForeignOrigin(request: Request): void {
  const { origin, host } = request.headers;
  if (
    isForeignOrigin({ origin, host, fetchSite: request.get('sec-fetch-site'), forwardedHost: request.get('x-forwarded-host') })
  ) {
    throw new Refusal('forbidden', 'foreignOrigin');
  }
}

function sentCall(request: Request): SentCall {
  const raw: unknown = 'rawBody' in request ? request.rawBody : undefined;
  return {
    query: request.query,
    rawBytes: Buffer.isBuffer(raw) ? raw : new Uint8Array(),
    contentType: contentTypeOf(request),
    ifMatch: request.get('if-match'),
    idempotencyKey: request.get('idempotency-key'),
  };
}

function countryOf(request: Request): string | null {
  const reported = [request.get('x-country-code'), request.get('x-appengine-country')];
  return reported.find((country) => /^[A-Za-z]{2}$/.test(country ?? ''))?.toUpperCase() ?? null;
}

function callSession(response: Response, session: SentSession): CallSession {
  return {
    cookie: session.kind === 'cookie' ? session.value : null,
    start: (cookie, lifetimeMs) => setSession(response, cookie, xsrfTokenOf(cookie, xsrfSecret()), lifetimeMs),
    end: () => clearSession(response),
    confirm: () => {
      if (session.kind === 'cookie') setXsrf(response, xsrfTokenOf(session.value, xsrfSecret()), SESSION_LIFETIME_MS);
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
