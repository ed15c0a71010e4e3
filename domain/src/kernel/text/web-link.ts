/** The longest web link that is stored, in UTF-16 units, before and after normalising. */
export const WEB_LINK_MAX = 2000;

const UNUSABLE = /[\s\p{Cc}\p{Cs}\\]/u;
const WEB_SCHEME = /^https?:\/\/(?=[^/?#])/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const TOP_LABEL = /^[a-z][a-z0-9-]*[a-z0-9]$/;
const LOCAL_NAMES = new Set(['localhost', 'local', 'localdomain', 'internal', 'intranet', 'lan', 'home', 'corp', 'arpa']);

/**
 * The address to store for a typed web link, or null where it is refused (S5-13). Without a scheme it gets https://,
 * then the WHATWG normal form (punycode host, `https://example.edu/`). Refuses every scheme but http and https,
 * `//host`, spaces, control characters and backslashes anywhere, credentials, IP addresses, hosts without a dot and
 * local names. Idempotent.
 */
export function webLinkOf(text: string): string | null {
  if (text.length > WEB_LINK_MAX || UNUSABLE.test(text)) return null;
  const address = withScheme(text);
  const url = address === null ? null : parsedUrl(address);
  if (address === null || url === null || authorityOf(address).includes('@') || !isPublicHost(url.hostname)) return null;
  return url.href.length > WEB_LINK_MAX ? null : url.href;
}

/**
 * An address as the host's URL parser reads it; null where it cannot. `URL.canParse` is not used: in Node 20 it rejects
 * hosts with umlauts once it has been optimised, after some thousand calls.
 */
export function parsedUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function withScheme(text: string): string | null {
  if (WEB_SCHEME.test(text)) return text;
  return text === '' || text.startsWith('/') || OTHER_SCHEME.test(text) ? null : `https://${text}`;
}

function authorityOf(address: string): string {
  return address.replace(WEB_SCHEME, '').split(/[/?#]/, 1)[0] ?? '';
}

/** The parser has already turned every spelling of an IPv4 address into four decimal numbers. */
function isPublicHost(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    host.length <= 253 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(last) &&
    !LOCAL_NAMES.has(last)
  );
}
