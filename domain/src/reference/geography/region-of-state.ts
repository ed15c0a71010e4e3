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

const CANADIAN_NAMES =
  'alberta|british columbia|manitoba|new brunswick|newfoundland and labrador|northwest territories|nova scotia|nunavut|ontario|prince edward island|qu[eé]bec|saskatchewan|yukon';
const CANADIAN = new RegExp(`^\\s*(${REGION_STATES.canada.replaceAll(' ', '|')}|${CANADIAN_NAMES})\\s*$`, 'i');

/**
 * Whether a text is the postal code or the name of a Canadian province or territory. It does not read the table of
 * states, which would weigh on every page with a list.
 */
export function isCanadian(state: string | null): boolean {
  return state !== null && CANADIAN.test(state);
}
