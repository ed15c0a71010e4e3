/** Top-level domains that lead nowhere on the internet (RFC 2606, RFC 6762). */
const NOWHERE = /\.(?:example|invalid|local|localhost|test)$/i;

/** Whether this is the bare name of a host that others can reach: no scheme, port or path. */
export function isPublicHost(host: string): boolean {
  return /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(host) && !NOWHERE.test(host);
}

/** Whether this is an https address at a host that others can reach. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && isPublicHost(hostname);
}
