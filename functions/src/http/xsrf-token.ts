import { createHmac, timingSafeEqual } from 'node:crypto';

/** The XSRF token of a session: an HMAC of its cookie with the server's secret (design.md §4, XSRF). */
export function xsrfTokenOf(cookie: string, secret: string): string {
  return createHmac('sha256', secret).update(cookie).digest('base64url');
}

/** Whether a sent token belongs to the session; compared in constant time. */
export function isXsrfTokenOf(cookie: string, secret: string, sent: string | undefined): boolean {
  const expected = Buffer.from(xsrfTokenOf(cookie, secret));
  const given = Buffer.from(sent ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
