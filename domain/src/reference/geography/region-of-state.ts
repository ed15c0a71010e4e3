/**
 * Parts of the continent that people search in. The American ones are the regions of the Bureau of Economic Analysis,
 * as the College Scorecard uses them.
 */
export const REGION_STATES = {
  newEngland: 'CT ME MA NH RI VT',
  midAtlantic: 'DE DC MD NJ NY PA',
  southeast: 'AL AR FL GA KY LA MS NC SC TN VA WV',
  greatLakes: 'IL IN MI OH WI',
  plains: 'IA KS MN MO NE ND SD',
  southwest: 'AZ NM OK TX',
  rockyMountains: 'CO ID MT UT WY',
  farWest: 'AK CA HI NV OR WA',
  canada: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
} as const;

const REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(REGION_STATES).flatMap(([region, states]) => states.split(' ').map((state) => [state, region] as const)),
);

/**
 * The region of a state or province by its postal code; null for islands and everything else outside of all regions.
 */
export function regionOfState(code: string): string | null {
  return REGIONS.get(code) ?? null;
}

/** Whether a postal code is that of a Canadian province or territory. */
export function isCanadianCode(code: string): boolean {
  return regionOfState(code) === 'canada';
}
