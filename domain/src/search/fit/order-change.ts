import { FIT_PARTS, type ByPart, type FitPart } from './fit-part';
import { type FitWeights, weighedFit } from './fit-of';

/** A college in an order by fit. */
export interface RankedFit {
  readonly id: string;
  readonly scores: ByPart<number | null>;
}

/** Why the order of colleges changed: the part whose weight moved, and the college that it moved furthest up. */
export interface OrderChange {
  readonly part: FitPart;
  readonly isHeavier: boolean;
  /** Null where no college moved up. */
  readonly riser: { readonly id: string; readonly from: number; readonly to: number; readonly score: number | null } | null;
}

/** Colleges by their fit, the best first and those without a number last; what is equal stays in its order. */
export function inOrderOfFit<Ranked extends RankedFit>(colleges: readonly Ranked[], weights: FitWeights): readonly Ranked[] {
  const keyed = colleges.map((college) => ({ college, score: weighedFit(college.scores, weights).score ?? -1 }));
  return keyed.toSorted((one, other) => other.score - one.score).map(({ college }) => college);
}

/** How many places from the top an explanation is about. */
const TOP = 25;

/** What a moved weight did to an order; null where no weight moved. Of several it tells the one that moved most. */
export function orderChange(colleges: readonly RankedFit[], before: FitWeights, after: FitWeights): OrderChange | null {
  const moves = FIT_PARTS.map((part) => ({ part, by: after[part] - before[part] })).filter(({ by }) => by !== 0);
  const [most] = moves.toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
  if (most === undefined) return null;
  const earlier = new Map(inOrderOfFit(colleges, before).map(({ id }, at) => [id, at + 1]));
  const risers = inOrderOfFit(colleges, after)
    .slice(0, TOP)
    .map(({ id, scores }, at) => ({ id, from: earlier.get(id) ?? at + 1, to: at + 1, score: scores[most.part] }))
    .filter(({ from, to }) => from > to);
  const [riser = null] = risers.toSorted((one, other) => other.from - other.to - (one.from - one.to));
  return { part: most.part, isHeavier: most.by > 0, riser };
}
