import { passesAgeRule } from './age-rules';

/**
 * The EU, Iceland, Liechtenstein, Norway, the United Kingdom and Switzerland: countries where consent and marketing are
 * opt-in (S5-08).
 */
const CONSENT_REGIONS: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(' '),
);

/** Whether services and marketing are opt-in, by country or language region (two capital letters). */
export function requiresConsent(region: string): boolean {
  return CONSENT_REGIONS.has(region);
}

/**
 * Whether a user may allow marketing and the services that depend on it: users of 13 to 15 may not in countries where
 * consent is opt-in (S5-10). `country` is two capital letters, or null where it is not known.
 */
export function mayAllowMarketing(dateOfBirth: string, today: string, country: string | null): boolean {
  return passesAgeRule(dateOfBirth, today) || country === null || !requiresConsent(country);
}

/**
 * Whether the marketing box starts ticked for a browser's language tag (S5-08): not for regions where consent is
 * opt-in. A tag without region counts for the most likely region of its language (de → Germany). An unreadable tag
 * gives false.
 */
export function marketingDefault(languageTag: string): boolean {
  const region = regionOf(languageTag);
  return region !== null && !requiresConsent(region);
}

function regionOf(languageTag: string): string | null {
  try {
    return new Intl.Locale(languageTag).maximize().region ?? null;
  } catch {
    return null;
  }
}
