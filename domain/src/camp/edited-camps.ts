import type { Camp } from './camp';

/** The lists in which the editors of a college find their camps. */
export const CAMP_SHELVES = ['upcoming', 'drafts', 'past'] as const;
export type CampShelf = (typeof CAMP_SHELVES)[number];

/** The list of a camp on a day (YYYY-MM-DD): archived camps stand with those that are over. */
export function shelfOf({ state, endsOn }: Pick<Camp, 'state' | 'endsOn'>, today: string): CampShelf {
  if (state === 'draft') return 'drafts';
  return state === 'published' && endsOn >= today ? 'upcoming' : 'past';
}

/** The order of a list: the next camp first, of past ones the latest. */
export function inShelfOrder<Kind extends Pick<Camp, 'state' | 'startsOn' | 'endsOn'>>(
  camps: readonly Kind[],
  shelf: CampShelf,
  today: string,
): readonly Kind[] {
  const soonest = camps
    .filter((one) => shelfOf(one, today) === shelf)
    .toSorted((left, right) => left.startsOn.localeCompare(right.startsOn));
  return shelf === 'past' ? soonest.toReversed() : soonest;
}

/** What families ask of a camp before they come, in the order in which its form asks for it. */
export const CAMP_ESSENTIALS = ['place', 'price', 'description', 'contact'] as const;
export type CampEssential = (typeof CAMP_ESSENTIALS)[number];

/** The essentials that a camp does not tell yet; a coach who publishes it is asked for them. */
export function missingEssentials(
  camp: Pick<Camp, 'placeName' | 'priceCents' | 'description' | 'registrationURL' | 'contactEmail'>,
): readonly CampEssential[] {
  const tells: Readonly<Record<CampEssential, boolean>> = {
    place: camp.placeName !== null,
    price: camp.priceCents !== null,
    description: camp.description !== null,
    contact: camp.registrationURL !== null || camp.contactEmail !== null,
  };
  return CAMP_ESSENTIALS.filter((one) => !tells[one]);
}
