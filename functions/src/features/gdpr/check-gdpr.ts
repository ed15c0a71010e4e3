import { asksConsentFirst } from '@touchline/domain/constants/consent-regions';
import type { Handler } from '../../platform/handler';

/** GET /api/v1/checkGdpr: by the country the CDN reports, else App Engine's, else no (design.md §4, GDPR). */
export function checkGdpr(): Handler<'checkGdpr'> {
  return ({ country }) => Promise.resolve({ gdpr: country !== null && asksConsentFirst(country) });
}
