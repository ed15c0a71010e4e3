export type LandingListName = 'cheapest' | 'graduate' | 'sea';

/** A list of the landing page: a search by its parameters, and the figure that it shows of each college (S2-01). */
interface LandingList {
  readonly name: LandingListName;
  readonly query: {
    readonly league?: string[];
    readonly division?: string[];
    readonly sea?: string[];
    readonly sort: 'netPrice' | 'graduation';
  };
  readonly figure: 'netPrice' | 'graduationRate';
}

export const LANDING_LISTS: readonly LandingList[] = [
  { name: 'cheapest', query: { league: ['ncaa'], division: ['1'], sort: 'netPrice' }, figure: 'netPrice' },
  { name: 'graduate', query: { sort: 'graduation' }, figure: 'graduationRate' },
  { name: 'sea', query: { sea: ['true'], sort: 'netPrice' }, figure: 'netPrice' },
];

/** The address of the search behind a list. */
export function landingListAddress({ query }: LandingList): string {
  const params = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => `${name}=${value}`));
  return `/colleges?${params.join('&')}`;
}
