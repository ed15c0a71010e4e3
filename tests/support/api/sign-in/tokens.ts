import { isObject } from '@touchline/domain/kernel/json/json';

/** The claims of a token, read without any check. */
export function claimsOf(token: string): Record<string, unknown> {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  if (!isObject(claims)) throw new Error('a token without claims');
  return claims;
}

/** An unsigned token, as the Auth emulator makes and takes them for id tokens and session cookies. */
function unsignedToken(claims: unknown, header: unknown = { alg: 'none', typ: 'JWT' }): string {
  return `${partOf(header)}.${partOf(claims)}.`;
}

/** The same token with some claims changed. */
function withClaims(token: string, changes: Readonly<Record<string, unknown>>): string {
  return unsignedToken({ ...claimsOf(token), ...changes });
}

/**
 * The token as if its user had signed in, and it had been issued, so many seconds earlier; its expiry moves by the same
 * time.
 */
export function agedBy(token: string, seconds: number): string {
  const { iat, exp, auth_time } = claimsOf(token);
  return withClaims(token, { iat: Number(iat) - seconds, exp: Number(exp) - seconds, auth_time: Number(auth_time) - seconds });
}

/**
 * Forged tokens that must be refused (matrix, FC), by what is wrong with them; `idToken` is another valid token of the
 * same user.
 */
export function forgeriesOf(token: string, otherKind: string): Readonly<Record<string, string>> {
  const { aud, iss } = claimsOf(token);
  return {
    garbage: 'garbage',
    dots: '...',
    'cut short': token.slice(0, -20),
    'without its last part': token.split('.').slice(0, 2).join('.'),
    'of another kind': otherKind,
    'of another project': withClaims(token, { aud: 'demo-other', iss: String(iss).replace(String(aud), 'demo-other') }),
    'of nobody': withClaims(token, { sub: '' }),
    'of an unknown user': withClaims(token, { sub: 'nobody-has-this-uid', user_id: 'nobody-has-this-uid' }),
    'signed by somebody': `${partOf({ alg: 'HS256', typ: 'JWT' })}.${token.split('.')[1] ?? ''}.${partOf('signature')}`,
    'with claims that are no JSON': `${partOf({ alg: 'none', typ: 'JWT' })}.${Buffer.from('no JSON').toString('base64url')}.`,
    'with claims null': unsignedToken(null),
    'with a list for claims': unsignedToken([]),
    'with header null': unsignedToken(claimsOf(token), null),
    'with a header that is no JSON': `bm8.${token.split('.')[1] ?? ''}.`,
  };
}

function partOf(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
