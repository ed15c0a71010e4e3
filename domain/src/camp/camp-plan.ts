import { milesBetween } from '../reference/geography/miles-between';
import { overlap, sessionsOf, spanOf } from './camp-span';
import type { ListedCamp } from './listed-camp';

/** The most camps of a plan. */
export const MOST_PLANNED = 20;

/** Two camps of a plan, by id. */
type Pair = readonly [earlier: string, later: string];

/** What a plan says about its camps, which are in the order in which they begin. */
export interface CampPlan {
  readonly camps: readonly ListedCamp[];
  /** The camps that overlap: nobody attends both. */
  readonly overlaps: readonly Pair[];
  /** The distance, as the crow flies, from each camp to the next one; null where a place is unknown. */
  readonly legs: readonly { readonly from: string; readonly to: string; readonly miles: number | null }[];
  /** The sum of the known prices in cents. */
  readonly totalCents: number;
  /** How many camps name no price. */
  readonly unpriced: number;
  /** The sum of the known distances in miles. */
  readonly totalMiles: number;
}

/** The plan of some camps: order, overlaps, distances and cost. */
export function planOf(chosen: readonly ListedCamp[]): CampPlan {
  const camps = chosen
    .map((camp) => ({ camp, ...spanOf(camp) }))
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.camp._id < b.camp._id ? -1 : 1))
    .map(({ camp }) => camp);
  const timed = camps.map((camp) => ({ id: camp._id, sessions: sessionsOf(camp) }));
  const overlaps = timed.flatMap(({ id, sessions }, at) =>
    timed.slice(at + 1).flatMap((later): Pair[] => (overlap(sessions, later.sessions) ? [[id, later.id]] : [])),
  );
  const legs = camps.slice(1).map((to, at) => {
    const from = camps[at] ?? to;
    return { from: from._id, to: to._id, miles: milesFrom(from, to) };
  });
  return {
    camps,
    overlaps,
    legs,
    totalCents: camps.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0),
    unpriced: camps.filter(({ priceCents }) => priceCents === null).length,
    totalMiles: legs.reduce((sum, { miles }) => sum + (miles ?? 0), 0),
  };
}

function milesFrom({ position: from }: ListedCamp, { position: to }: ListedCamp): number | null {
  if (from.lat === null || from.lng === null || to.lat === null || to.lng === null) return null;
  return milesBetween({ lat: from.lat, lng: from.lng }, { lat: to.lat, lng: to.lng });
}
