import * as z from 'zod/mini';
import type { CatalogueRow } from '../college/catalogue/catalogue-row';
import { DIVISIONS, LEAGUE_VALUES } from '../reference/college-kinds';
import { STATES, stateSpellings } from '../reference/states';

const count = z.int().check(z.minimum(0));

/**
 * The colleges of a state or province. `men` and `women` count the teams that a league's list confirms; `campColleges`
 * are the colleges with a camp to come. The average net price is whole dollars of its country, null where none is
 * known.
 */
export const location = z.strictObject({
  state: z.string(),
  country: z.enum(['US', 'CA']),
  colleges: count,
  men: count,
  women: count,
  campColleges: count,
  averageNetPrice: z.nullable(z.int()),
  /** Colleges by league and division, in the order of the leagues. */
  divisions: z.array(
    z.strictObject({ league: z.enum(LEAGUE_VALUES), division: z.nullable(z.literal(DIVISIONS)), colleges: count }),
  ),
  /** The towns with the most colleges, at most twelve. */
  cities: z.array(z.strictObject({ name: z.string(), colleges: count })),
});
export type Location = z.infer<typeof location>;

const MOST_CITIES = 12;

type LocatedRow = Pick<CatalogueRow, 'state' | 'city' | 'sexes' | 'inferred' | 'league' | 'division' | 'netPrice'> & {
  readonly hasCamp: boolean;
};

/** The states and provinces that have colleges, in the order of our list of states; unknown ones are left out. */
export function locationsOf(rows: readonly LocatedRow[]): readonly Location[] {
  const byState = grouped(rows, ({ state }) => (state === null ? null : (stateSpellings(state)[0] ?? null)));
  return STATES.entries.flatMap(({ value, country }) => {
    const here = byState.get(value) ?? [];
    return here.length === 0 ? [] : [locationOf(value, country, here)];
  });
}

function locationOf(state: string, country: Location['country'], rows: readonly LocatedRow[]): Location {
  const prices = rows.map(({ netPrice }) => netPrice).filter((price) => price !== null);
  const teams = (sex: 'male' | 'female') =>
    rows.filter(({ sexes, inferred }) => sexes.includes(sex) && !inferred.includes(sex)).length;
  return {
    ...{ state, country, colleges: rows.length, men: teams('male'), women: teams('female') },
    campColleges: rows.filter(({ hasCamp }) => hasCamp).length,
    averageNetPrice: prices.length === 0 ? null : Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length),
    divisions: LEAGUE_VALUES.flatMap((league) =>
      [...DIVISIONS, null].flatMap((division) => {
        const colleges = rows.filter((row) => row.league === league && row.division === division).length;
        return colleges === 0 ? [] : [{ league, division, colleges }];
      }),
    ),
    cities: citiesOf(rows),
  };
}

function citiesOf(rows: readonly LocatedRow[]): Location['cities'] {
  return [...grouped(rows, ({ city }) => city)]
    .map(([name, here]) => ({ name, colleges: here.length }))
    .toSorted((one, other) => other.colleges - one.colleges || one.name.localeCompare(other.name, 'en'))
    .slice(0, MOST_CITIES);
}

/** Rows by a text of theirs; those without it are left out. */
function grouped(rows: readonly LocatedRow[], textOf: (row: LocatedRow) => string | null): ReadonlyMap<string, LocatedRow[]> {
  const groups = new Map<string, LocatedRow[]>();
  for (const row of rows) {
    const text = textOf(row);
    if (text === null) continue;
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [row]);
    else group.push(row);
  }
  return groups;
}
