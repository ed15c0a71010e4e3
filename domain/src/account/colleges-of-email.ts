import type { CatalogueRow } from '../college/catalogue-row';
import { collegesOfSite, type SiteMatch } from '../college/colleges-of-site';
import { domainOfEduEmail } from '../text/edu-email';

/** The colleges whose site belongs with the domain of a .edu address; none for any other address (specification §5; design.md §4, Email domain → college). */
export function collegesOfEmail(rows: readonly CatalogueRow[], email: string): SiteMatch[] {
  const domain = domainOfEduEmail(email);
  return domain === null ? [] : collegesOfSite(rows, domain);
}
