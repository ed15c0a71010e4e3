import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { errorBodyOf } from '@touchline/domain/http/error-body';
import { Refusal, STATUS_OF } from '@touchline/domain/kernel/refusal/refusal';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { newId } from '../platform/clock-and-ids';
import type { Handler, Handlers } from '../platform/handler';
import { logBug, logRequest } from '../platform/log';
import { unreadableAddress } from '../platform/unreadable-address';
import { answerCall } from './answer-call';
import type { ActorSources } from './guard-calls';
import { chosenLanguage } from './request-headers';
import { methodsAt, ROUTE_NAMES } from './row-of-address';

/**
 * gRPC codes of a database that is unreachable, too slow, full or too busy (F1, F2, F25), and Auth's code for being
 * unreachable (F20).
 */
const UNAVAILABLE_GRPC: ReadonlySet<unknown> = new Set([4, 8, 10, 14]);
const UNAVAILABLE_AUTH = /^(app\/network-(error|timeout)|auth\/internal-error)$/;

/** The refusal with which a failure is answered; null where it is a bug. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (typeof error !== 'object' || error === null) return null;
  const code = 'code' in error ? error.code : undefined;
  if (UNAVAILABLE_GRPC.has(code) || UNAVAILABLE_AUTH.test(String(code))) return new Refusal('unavailable', 'unavailable');
  if ('status' in error && error.status === 400) return new Refusal('malformed', 'malformedRequest', { what: 'address' });
  return null;
}

/**
 * The API as an Express application: a route for each row of the contract and nothing else (docs/architecture.md).
 * Every call passes the guards first.
 */
export function createApp(handlers: Handlers, sources: ActorSources, guards: readonly RequestHandler[] = []): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use(logEachRequest);
  app.use(securityHeaders());
  app.use(refuseUnreadableAddress);
  for (const guard of guards) app.use(guard);

  for (const name of ROUTE_NAMES) register(app, name, handlers[name], sources);
  app.use((request, response) => {
    const methods = methodsAt(request.path);
    if (methods.length === 0) throw new Refusal('notFound', 'notFound');
    response.setHeader('Allow', methods.join(', '));
    throw new Refusal('wrongMethod', 'wrongMethod', { method: request.method });
  });
  app.use(sendRefusal);
  return app;
}

function register<Name extends RouteName>(app: Express, name: Name, handler: Handler<Name>, sources: ActorSources): void {
  const { method, path } = API_ROUTES[name];
  const answer: RequestHandler = (request, response) => {
    response.locals.call = name;
    return answerCall(name, handler, sources, request, response);
  };
  if (method === 'GET') app.get(path, answer);
  else if (method === 'POST') app.post(path, answer);
  else if (method === 'PUT') app.put(path, answer);
  else app.delete(path, answer);
}

const refuseUnreadableAddress: RequestHandler = (request, _response, next) => {
  if (unreadableAddress(request) !== null) throw new Refusal('malformed', 'malformedRequest', { what: 'address' });
  next();
};

/**
 * API answers are never documents, so nothing may run in them. The opener policy lets the window of the Google sign-in
 * answer.
 */
function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

const logEachRequest: RequestHandler = (request, response, next) => {
  const requestId = newId();
  const startedAt = performance.now();
  response.locals.requestId = requestId;
  response.setHeader('X-Request-Id', requestId);
  response.setHeader('Cache-Control', 'private, no-store');
  response.on('finish', () => {
    logRequest({
      requestId,
      call: localText(response, 'call') ?? 'none',
      method: request.method,
      status: response.statusCode,
      durationMs: Math.round(performance.now() - startedAt),
      actor: actorOf(response),
      refusal: localText(response, 'refusal'),
    });
  });
  next();
};

/**
 * Every refusal and every bug leaves through here, in the one error body of the contract and the caller's language.
 * Express recognises it by its four arguments.
 */
const sendRefusal: ErrorRequestHandler = (error: unknown, request: Request, response: Response, next) => {
  const refusal = refusalOf(error);
  if (refusal === null) logBug(localText(response, 'requestId') ?? '', error);
  if (response.headersSent) {
    next(error);
    return;
  }
  response.locals.refusal = refusal?.code ?? 'internalError';
  if (refusal?.kind === 'unavailable' || refusal?.kind === 'tooMany')
    response.setHeader('Retry-After', String(refusal.values.retryAfterSeconds ?? 5));
  response.setHeader('Cache-Control', 'private, no-store');
  const body = errorBodyOf(
    refusal ?? { code: 'internalError', values: {}, field: null },
    chosenLanguage(request.get('accept-language')),
  );
  response.status(refusal === null ? 500 : STATUS_OF[refusal.kind]).json(body);
};

function localText(response: Response, key: string): string | null {
  const value: unknown = response.locals[key];
  return typeof value === 'string' ? value : null;
}

function actorOf(response: Response): 'visitor' | 'user' | 'admin' {
  const actor = localText(response, 'actor');
  return actor === 'user' || actor === 'admin' ? actor : 'visitor';
}
