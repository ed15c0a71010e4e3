import { asksConsentFirst } from '../constants/consent-regions';

/**
 * Whether the marketing box starts ticked for a browser's language tag: no for regions of the EU, Iceland, Liechtenstein, Norway, the United
 * Kingdom and Switzerland, yes elsewhere (specification §5). A tag without region counts for the region its language most likely means
 * (de → Germany); an unreadable tag gives no.
 */
export function marketingDefault(languageTag: string): boolean {
  const region = regionOf(languageTag);
  return region !== null && !asksConsentFirst(region);
}

function regionOf(languageTag: string): string | null {
  try {
    return new Intl.Locale(languageTag).maximize().region ?? null;
  } catch {
    return null;
  }
}
