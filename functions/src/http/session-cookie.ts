import type { CookieOptions, Response } from 'express';
import { isLocal } from '../platform/config';

/** Hosting forwards no other cookie to functions than this one (design.md §4, Sessions). */
const SESSION_COOKIE = '__session';
const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
const LONGEST_COOKIE = 4096;

/** The session a request carries: `none`, or `unusable` where the cookie stands there twice or is too long to be ours, or the cookie's value. */
export type SentSession =
  { readonly kind: 'none' } | { readonly kind: 'unusable' } | { readonly kind: 'cookie'; readonly value: string };

/** Reads the session cookie of a Cookie header. */
export function sentSession(header: string | undefined): SentSession {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${SESSION_COOKIE}=`))
    .map((part) => part.slice(SESSION_COOKIE.length + 1));
  const [value = ''] = values;
  if (values.length > 1 || value.length > LONGEST_COOKIE) return { kind: 'unusable' };
  return value === '' ? { kind: 'none' } : { kind: 'cookie', value };
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
