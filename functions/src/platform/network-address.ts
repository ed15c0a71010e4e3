import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that a call comes from. `own` is the caller's address as our outermost proxy saw it; `sender` is the
 * machine that reached Google's front end, where that is another one: a node of Hosting's CDN, or the machine that
 * calls the function's own address and made `own` up.
 */
export interface CallerNetwork {
  readonly own: string;
  readonly sender: string | null;
}

/**
 * Reads X-Forwarded-For: of its addresses only the last `trustedProxies` are written by our own proxies, because
 * callers may invent what stands before them. A text that is no address is passed over. Null without any address (on
 * one machine).
 */
export function callerNetwork(forwardedFor: string | undefined, trustedProxies: number): CallerNetwork | null {
  const entries = (forwardedFor ?? '').split(',').slice(-trustedProxies);
  const [own, ...later] = entries.map(networkOf).filter((network) => network !== null);
  if (own === undefined) return null;
  const sender = later.at(-1) ?? null;
  return { own, sender: sender === own ? null : sender };
}

/**
 * The network of an address as one text: an IPv4 address itself, without a port; of an IPv6 address the first 64 bits,
 * which one customer has alone. Null for what is no address.
 */
export function networkOf(text: string): string | null {
  const trimmed = text.trim();
  const address =
    /^\[(.+)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? (/^[\d.]+:\d{1,5}$/.test(trimmed) ? trimmed.split(':')[0] : trimmed);
  if (address === undefined) return null;
  if (isIPv4(address)) return address;
  const plain = address.split('%')[0] ?? '';
  return isIPv6(plain) ? networkOfIPv6(plain.toLowerCase()) : null;
}

function networkOfIPv6(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = address.split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [head, tail] = [groups(before), groups(after ?? '')];
  const tailLength = tail.length + (tail.at(-1)?.includes('.') === true ? 1 : 0);
  const zeros = after === undefined ? 0 : 8 - head.length - tailLength;
  const all = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  const prefix = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
