/** The EU, Iceland, Liechtenstein, Norway, the United Kingdom and Switzerland: where consent and marketing are asked for first (requirement S5-08). */
const CONSENT_REGIONS: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(' '),
);

/** Whether a country or language region (two capital letters) is one where nothing is on before the visitor agrees. */
export function asksConsentFirst(region: string): boolean {
  return CONSENT_REGIONS.has(region);
}
