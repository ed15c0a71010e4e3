import { isLocalHost, projectId, siteHostsParameter } from './config';

/**
 * The hosts at which a deployment shows its pages: those it names (`touchline.example, www.touchline.example`), then
 * the project's own.
 */
export function siteHostsOf(named: string, projectId: string): readonly string[] {
  const own = named.split(',').map((host) => host.trim().toLowerCase());
  return [...own, `${projectId}.web.app`, `${projectId}.firebaseapp.com`].filter((host) => host !== '');
}

/**
 * The host that a page names as its own. Callers may write anything into Host and X-Forwarded-Host, and the CDN caches
 * the page for others. So only a host of the site counts, and locally any port of this machine; else it is the first
 * host of the site.
 */
export function siteHost(headers: readonly (string | undefined)[], hosts: readonly string[]): string {
  const names = headers.flatMap((header) => header?.split(',') ?? []).map((host) => host.trim().toLowerCase());
  return names.find((host) => hosts.includes(host) || isLocalHost(host)) ?? hosts[0] ?? '';
}

/** The origin at which the sender of a request sees the site, by its X-Forwarded-Host and Host; else its main one. */
export function siteOrigin(...headers: readonly (string | undefined)[]): string {
  const host = siteHost(headers, siteHostsOf(siteHostsParameter(), projectId()));
  return `${isLocalHost(host) ? 'http' : 'https'}://${host}`;
}
