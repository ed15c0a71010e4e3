import { hostMatchesDomain, hostOf } from '../../kernel/text/host-match';
import type { Sex } from '../athletics';
import type { CatalogueRow } from './catalogue-row';

/** A college whose site matches a URL or mail domain; `exact` where the hosts are equal without `www.`. */
export interface SiteMatch {
  readonly _id: string;
  readonly name: string;
  readonly pathName: string;
  readonly collegeURL: string;
  readonly sexes: Sex[];
  readonly match: 'exact' | 'under';
}

/**
 * The colleges whose site host matches a college URL or a mail domain; only the exact matches where there are any
 * (docs/accounts.md).
 */
export function collegesOfSite(rows: readonly CatalogueRow[], urlOrDomain: string): SiteMatch[] {
  const domain = hostOf(urlOrDomain);
  if (domain === null) return [];
  const matches = rows.flatMap(({ _id, name, pathName, collegeURL, sexes, host }) => {
    const match = host === null ? null : hostMatchesDomain(host, domain);
    return match === null || collegeURL === null ? [] : [{ _id, name, pathName, collegeURL, sexes, match }];
  });
  const exact = matches.filter(({ match }) => match === 'exact');
  return exact.length > 0 ? exact : matches;
}
