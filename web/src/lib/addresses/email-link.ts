/** What the link of a mail by the sign-in provider does. */
export interface EmailLink {
  readonly does: 'resetPassword' | 'confirmEmail';
  /** The provider's one-time code. */
  readonly code: string;
  /** Where the user was when the mail was asked for: a path of this site, null where it is unknown. */
  readonly back: string | null;
}

const SIGN_IN_PATH = '/signInUpMobile';

/**
 * The provider's names for what its links do. An address that is changed or restored is confirmed like a new one.
 */
const MODES: ReadonlyMap<string, EmailLink['does']> = new Map([
  ['resetPassword', 'resetPassword'],
  ['verifyEmail', 'confirmEmail'],
  ['verifyAndChangeEmail', 'confirmEmail'],
  ['recoverEmail', 'confirmEmail'],
]);

/**
 * The link of a mail in the query of /signInUpMobile, as the provider writes it; null if there is none. An address
 * at another site is not followed back.
 */
export function emailLinkOf(query: URLSearchParams, origin: string): EmailLink | null {
  const does = MODES.get(query.get('mode') ?? '');
  const code = query.get('oobCode') ?? '';
  if (does === undefined || code === '') return null;
  return { does, code, back: pathOf(query.get('continueUrl'), origin) };
}

function pathOf(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin && url.pathname !== SIGN_IN_PATH ? url.pathname + url.search : null;
}

/** The address that a mail of the provider leads back to: the present page, from the page of sign-in the account. */
export function addressToReturnTo({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  return origin + (pathname === SIGN_IN_PATH ? '/account' : pathname + search);
}
