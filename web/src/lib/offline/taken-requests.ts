/** The start of the addresses that are no pages: calls of the API, pictures, Firebase's own files. */
const NO_PAGES = ['/ui/v1/', '/api/v1/', '/media/', '/__/', '/assets/'] as const;

/** What decides whether the worker answers a request. */
interface AskedRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
}

/**
 * Whether the service worker takes a request: it opens a page of this site. Calls of the API, sign-in, uploads, parts
 * of videos, scripts and pictures go past it.
 */
export function opensPage({ method, mode, url }: AskedRequest, origin: string): boolean {
  return (
    method === 'GET' && mode === 'navigate' && url.origin === origin && !NO_PAGES.some((start) => url.pathname.startsWith(start))
  );
}
