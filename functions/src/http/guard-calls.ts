import { TRIES_PER_MINUTE } from '@touchline/domain/constants/limits';
import { Refusal } from '@touchline/domain/http/refusal';
import type { RequestHandler } from 'express';
import type { VerifyAppCheck } from '../platform/app-check-gateway';
import { asksForAppCheck, trustedProxies } from '../platform/config';
import type { TakeToken } from '../platform/token-buckets';
import { callerAddress } from './caller-address';
import { areCookiesTooLarge, clearSession } from './session-cookie';

/** The header that App Check's clients send their token in. */
const APP_CHECK_HEADER = 'x-firebase-appcheck';

/** Refuses (429) what one network address sends too fast for this instance, whatever it asks (design.md §4, Limits on abuse). */
export function limitCalls(take: TakeToken): RequestHandler {
  return (request, _, next) => {
    const address = callerAddress(request.get('x-forwarded-for'), trustedProxies());
    const retryAfterSeconds = address === null ? 0 : take(address, TRIES_PER_MINUTE.calls);
    if (retryAfterSeconds > 0) throw new Refusal('tooMany', 'tooManyTries', { retryAfterSeconds });
    next();
  };
}

/** Refuses (431) more cookies than any browser of ours sends, and clears the session among them (attack 119). */
export function limitCookies(): RequestHandler {
  return (request, response, next) => {
    if (areCookiesTooLarge(request.headers.cookie)) {
      clearSession(response);
      throw new Refusal('headersTooLarge', 'cookiesTooLarge');
    }
    next();
  };
}

/** Where the installation asks for it, refuses (403) every call that changes something and does not come from our own client. */
export function requireAppCheck(verify: VerifyAppCheck): RequestHandler {
  return async (request, _, next) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && asksForAppCheck()) {
      const token = request.get(APP_CHECK_HEADER) ?? '';
      if (token === '' || !(await verify(token))) throw new Refusal('forbidden', 'foreignClient');
    }
    next();
  };
}
