import { CAMP_TYPES } from '../../camp/camp-span';
import type { ListedCamp } from '../../camp/listed-camp';
import { divisionsOfTeams } from '../../college/catalogue/team-division';
import { DIVISIONS, LEAGUE_VALUES, LEAGUES } from '../../reference/college-kinds';
import { stateSpellings } from '../../reference/states';

/** A group of filters: which values a camp falls under on a day, which may be chosen, and how many at once. */
interface Facet {
  /** `any`: several values may be chosen and a camp needs one of them. Otherwise one value may be chosen. */
  readonly choice: 'any' | 'one';
  /** The values that are always offered, in order; null where they are those that the camps have. */
  readonly offered: readonly string[] | null;
  /** The values that a camp falls under on a day (YYYY-MM-DD); none where the fact behind them is unknown. */
  readonly valuesOf: (camp: ListedCamp, today: string) => readonly string[];
  readonly isValue: (text: string) => boolean;
}

function oneOf(offered: readonly string[], choice: Facet['choice'], valuesOf: Facet['valuesOf']): Facet {
  return { choice, offered, valuesOf, isValue: (text) => offered.includes(text) };
}

/** The whole numbers of a range that its camp names; an open end goes to the end of what is offered. */
function within(offered: readonly string[], rangeOf: (camp: ListedCamp) => ListedCamp['ages']): Facet {
  return oneOf(offered, 'one', (camp) => {
    const { from, to } = rangeOf(camp);
    if (from === null && to === null) return [];
    return offered.filter((one) => Number(one) >= (from ?? 0) && Number(one) <= (to ?? Infinity));
  });
}

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

/** The ages and grades that can be chosen. */
export const CAMP_AGES = numbers(5, 19);
export const CAMP_GRADES = numbers(1, 12);
/** The limits of price that are offered, in whole dollars; the first one is free of charge. */
export const CAMP_PRICES = ['0', '100', '200', '400', '800'] as const;

/** The levels of hosts, as values of the address: league and division. */
export const HOST_LEVELS = LEAGUE_VALUES.flatMap((league) =>
  LEAGUES[league].hasDivisions ? DIVISIONS.map((division) => `${league}${division}`) : [league],
);

const MOST_MONTHS = 24;

/** The months in which a camp has days, as YYYY-MM. */
function monthsOf({ startsOn, endsOn }: ListedCamp): readonly string[] {
  const [year = 0, month = 1] = startsOn.split('-').map(Number);
  const all = Array.from({ length: MOST_MONTHS }, (_, at) => new Date(Date.UTC(year, month - 1 + at)).toISOString().slice(0, 7));
  return all.filter((one) => one <= endsOn.slice(0, 7));
}

/** The levels of the teams that hold a camp: a camp for both has two where its teams play in two divisions. */
function levelsOf({ sex, host }: ListedCamp): readonly string[] {
  const divisions = divisionsOfTeams(host, sex === 'both' ? undefined : sex);
  const own = (divisions.length === 0 ? [''] : divisions).map((division) => `${host.league ?? ''}${division}`);
  return HOST_LEVELS.filter((level) => own.includes(level));
}

/** Every group of filters of the camp search, in the order of the page; its keys are parameters of address and API. */
export const CAMP_FACETS = {
  month: {
    choice: 'any',
    offered: null,
    valuesOf: monthsOf,
    isValue: (text) => /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(text),
  },
  gender: oneOf(['female', 'male'], 'one', ({ sex }) => (sex === 'both' ? ['female', 'male'] : [sex])),
  age: within(CAMP_AGES, ({ ages }) => ages),
  grade: within(CAMP_GRADES, ({ grades }) => grades),
  type: oneOf(CAMP_TYPES, 'any', ({ type }) => [type]),
  price: oneOf(CAMP_PRICES, 'one', ({ priceCents }) =>
    priceCents === null ? [] : CAMP_PRICES.filter((dollars) => priceCents <= Number(dollars) * 100),
  ),
  spaces: oneOf(['true'], 'one', ({ spacesLeft }) => (spacesLeft !== null && spacesLeft > 0 ? ['true'] : [])),
  open: oneOf(['true'], 'one', (camp, today) => (isRegistrationOpen(camp, today) ? ['true'] : [])),
  state: {
    choice: 'any',
    offered: null,
    valuesOf: ({ host: { state } }) => (state === null ? [] : stateSpellings(state).slice(0, 1)),
    isValue: (text) => text.trim() !== '' && text.length <= 200,
  },
  division: oneOf(HOST_LEVELS, 'any', levelsOf),
} as const satisfies Readonly<Record<string, Facet>>;

/** Whether registration is known to be open on a day; a full camp may still have a list of those who wait. */
export function isRegistrationOpen({ registrationClosesOn }: Pick<ListedCamp, 'registrationClosesOn'>, today: string): boolean {
  return registrationClosesOn !== null && registrationClosesOn >= today;
}

export type CampFacet = keyof typeof CAMP_FACETS;

/** The groups of filters, in order. */
export const CAMP_FACET_NAMES = Object.keys(CAMP_FACETS) as readonly CampFacet[];

/** What is chosen in each group; a group without choice is left out. */
export type CampFilters = { readonly [Name in CampFacet]?: readonly string[] | undefined };

/** Builds a record with one value for every group. */
export function byCampFacet<Value>(valueOf: (name: CampFacet) => Value): Readonly<Record<CampFacet, Value>> {
  return Object.fromEntries(CAMP_FACET_NAMES.map((name) => [name, valueOf(name)])) as Record<CampFacet, Value>;
}

/**
 * How many players one coach has at a full camp, rounded up to a whole number; null where capacity or staff are
 * unknown.
 */
export function playersPerCoach(capacity: number | null, staffCount: number): number | null {
  return capacity === null || capacity === 0 || staffCount === 0 ? null : Math.ceil(capacity / staffCount);
}
