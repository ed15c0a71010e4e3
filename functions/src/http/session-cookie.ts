import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Response } from 'express';
import { isLocal } from '../platform/config';

/** Hosting forwards no other cookie to functions than this one. */
const SESSION_COOKIE = '__session';
const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
/** No browser stores a longer cookie. All cookies of this site together are far shorter, on one machine too. */
const LONGEST_COOKIE = 4096;
const LONGEST_COOKIES = 8000;

/** The session of a request: `none`, `unusable` where the cookie is sent twice, or the cookie's value. */
export type SentSession =
  { readonly kind: 'none' } | { readonly kind: 'unusable' } | { readonly kind: 'cookie'; readonly value: string };

/** Reads the session cookie of a Cookie header. */
export function sentSession(header: string | undefined): SentSession {
  const values = sessionsIn(header);
  const [value = ''] = values;
  if (values.length > 1) return { kind: 'unusable' };
  return value === '' ? { kind: 'none' } : { kind: 'cookie', value };
}

/** Whether a Cookie header has a longer session than any browser stores, or is longer than we read. */
export function areCookiesTooLarge(header: string | undefined): boolean {
  return (header ?? '').length > LONGEST_COOKIES || sessionsIn(header).some((value) => value.length > LONGEST_COOKIE);
}

function sessionsIn(header: string | undefined): string[] {
  return (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${SESSION_COOKIE}=`))
    .map((part) => part.slice(SESSION_COOKIE.length + 1));
}

/** Sets the session for the API's own paths, and its XSRF token as a cookie that the page can read and as a header. */
export function setSession(response: Response, cookie: string, token: string, maxAge: number): void {
  response.cookie(SESSION_COOKIE, cookie, { ...sessionOptions(), maxAge });
  setXsrf(response, token, maxAge);
}

export function setXsrf(response: Response, token: string, maxAge: number): void {
  response.cookie(XSRF_COOKIE, token, { ...xsrfOptions(), maxAge });
  response.setHeader(XSRF_HEADER, token);
}

export function clearSession(response: Response): void {
  response.clearCookie(SESSION_COOKIE, sessionOptions());
  response.clearCookie(XSRF_COOKIE, xsrfOptions());
}

function sessionOptions(): CookieOptions {
  return { path: '/ui/v1', httpOnly: true, secure: !isLocal(), sameSite: 'lax' };
}

function xsrfOptions(): CookieOptions {
  return { path: '/', secure: !isLocal(), sameSite: 'lax' };
}

/** The XSRF token of a session: an HMAC of its cookie with the secret of the server. */
export function xsrfTokenOf(cookie: string, secret: string): string {
  return createHmac('sha256', secret).update(cookie).digest('base64url');
}

/** Whether a sent token is the XSRF token of a session; the time it takes says nothing about how close it was. */
export function isXsrfTokenOf(cookie: string, sent: string | undefined, secret: string): boolean {
  const [expected, given] = [xsrfTokenOf(cookie, secret), sent ?? ''].map((token) => Buffer.from(token));
  return expected !== undefined && given !== undefined && expected.length === given.length && timingSafeEqual(expected, given);
}
