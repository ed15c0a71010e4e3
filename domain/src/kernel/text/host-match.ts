import { webLinkOf } from './web-link';

/** The host of a web link in lower case without a leading `www.`, or null where `webLinkOf` refuses the link. */
export function hostOf(link: string): string | null {
  const address = webLinkOf(link);
  return address === null ? null : withoutWww(new URL(address).hostname);
}

/**
 * How a college's site host and a mail domain match (S5-09): `exact`, or `under` where one lies below the other on a
 * label border (web.mit.edu, mit.edu). Null otherwise, and always where either has fewer than two labels.
 */
export function hostMatchesDomain(host: string, domain: string): 'exact' | 'under' | null {
  const [site, mail] = [withoutWww(host.toLowerCase()), withoutWww(domain.toLowerCase())];
  if (!hasTwoLabels(site) || !hasTwoLabels(mail)) return null;
  if (site === mail) return 'exact';
  return site.endsWith(`.${mail}`) || mail.endsWith(`.${site}`) ? 'under' : null;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

function hasTwoLabels(host: string): boolean {
  const labels = host.split('.');
  return labels.length >= 2 && labels.every((label) => label !== '');
}
