/** The headers that tell where a browser's call comes from. */
interface OriginHeaders {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
  readonly forwardedHost: string | undefined;
}

/**
 * Whether a browser sent this call from another site: Sec-Fetch-Site says cross-site, or the Origin's host is not the one called.
 * Programs that send neither header are no browsers and carry nobody's cookies (design.md §4, XSRF).
 */
export function isForeignOrigin({ origin, fetchSite, host, forwardedHost }: OriginHeaders): boolean {
  if (fetchSite === 'cross-site') return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const called = [host, ...(forwardedHost ?? '').split(',').map((name) => name.trim())];
  return !called.includes(new URL(origin).host);
}
