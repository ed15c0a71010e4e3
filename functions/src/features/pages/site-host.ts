const ON_THIS_MACHINE = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** The hosts at which a deployment shows its pages: those it names itself (`touchline.example, www.touchline.example`), then the project's own. */
export function siteHostsOf(named: string, projectId: string): readonly string[] {
  const own = named.split(',').map((host) => host.trim().toLowerCase());
  return [...own, `${projectId}.web.app`, `${projectId}.firebaseapp.com`].filter((host) => host !== '');
}

/**
 * The host that a page calls its own. Whoever asks may write anything into Host and X-Forwarded-Host, and the CDN keeps the page for others: so only a host of
 * the site counts, locally any port of this machine; else the site's first one.
 */
export function siteHost(told: readonly (string | undefined)[], hosts: readonly string[], isLocal: boolean): string {
  const names = told.flatMap((header) => header?.split(',') ?? []).map((host) => host.trim().toLowerCase());
  return names.find((host) => hosts.includes(host) || (isLocal && ON_THIS_MACHINE.test(host))) ?? hosts[0] ?? 'localhost';
}
