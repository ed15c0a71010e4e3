import { academics } from './academics';
import type { FitCollege } from './fit-college';
import { type ByPart, byPart, FIT_PARTS, type ScoredPart } from './fit-part';
import { levelOfPlay } from './level-of-play';
import type { FitWishes } from './fit-wishes';
import { place } from './place';
import { price } from './price';
import { sizeAndSetting } from './size-and-setting';
import { squad } from './squad';

/** How much each part counts: any numbers, of which only the proportions matter. */
export type FitWeights = ByPart<number>;

/** The weights that people may choose. */
export const WEIGHT_RANGE = { least: 0, most: 10 } as const;

/** All parts count the same until a player moves a weight. */
export const EQUAL_WEIGHTS: FitWeights = byPart(() => 5);

/**
 * A number for all parts together, and from how many of those that count it comes. Parts of which nothing is known are
 * left out and never count as zero. Without a number `score` is null, because all weights are zero or nothing is known.
 */
export interface WeighedFit {
  readonly score: number | null;
  readonly known: number;
  readonly counting: number;
}

const RULES: ByPart<(college: FitCollege, wishes: FitWishes) => ScoredPart> = {
  level: levelOfPlay,
  academics,
  price,
  place,
  campus: sizeAndSetting,
  squad,
};

/** The six parts of how well a college fits a player, each with its reasons. */
export function partsOfFit(college: FitCollege, wishes: FitWishes): ByPart<ScoredPart> {
  return byPart((part) => RULES[part](college, wishes));
}

/** The scores of parts as one number by weights; weights that are no positive numbers count as zero. */
export function weighedFit(scores: ByPart<number | null>, weights: FitWeights): WeighedFit {
  const counting = FIT_PARTS.filter((part) => usable(weights[part]) > 0);
  const known = counting.filter((part) => scores[part] !== null);
  const most = Math.max(...known.map((part) => weights[part]));
  const shares = known.map((part) => ({ score: scores[part] ?? 0, weight: weights[part] / most }));
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0);
  const sum = shares.reduce((all, { score, weight }) => all + score * weight, 0);
  return { score: whole > 0 ? Math.round(sum / whole) : null, known: known.length, counting: counting.length };
}

function usable(weight: number): number {
  return Number.isFinite(weight) && weight > 0 ? weight : 0;
}
