import { BY_THE_SEA_MILES } from '../../reference/geography/miles-between';
import { regionOfState } from '../../reference/geography/region-of-state';
import { stateCodeOf } from '../../reference/states';
import type { FitCollege } from './fit-college';
import { collegeGap, type FitGap, type FitReason, pointsOf, type ScoredPart, scoredPart, yourGap } from './fit-part';
import { ABROAD, type FitWishes } from './fit-wishes';

type Wishes = Pick<FitWishes, 'home' | 'distance' | 'regions' | 'isBySea'>;

/** From so many miles on the sea is far. */
const FAR_FROM_SEA = 250;
const NEARNESS = { same: 100, region: 50, other: 0 } as const;

/** How well the place fits: near or far from home, in a wished region, by the sea. */
export function place(college: FitCollege, wishes: Wishes): ScoredPart {
  const { distance, regions, isBySea } = wishes;
  if (distance === null && regions.length === 0 && !isBySea) return scoredPart([yourGap('place')]);
  const state = college.state === null ? null : stateCodeOf(college.state);
  const needsState = (distance !== null && wishes.home !== null) || regions.length > 0;
  return scoredPart([
    ...(distance !== null && wishes.home === null ? [yourGap('home')] : []),
    ...(needsState && state === null ? [collegeGap('state')] : []),
    ...(state === null ? [] : [...homeReason(state, wishes), ...regionReason(state, wishes)]),
    ...(isBySea ? [seaReason(college)] : []),
  ]);
}

/** For players from abroad every college is far from home. */
function homeReason(state: string, { home, distance }: Wishes): FitReason[] {
  if (distance === null || home === null) return [];
  const region = regionOfState(home);
  const isInRegion = home !== ABROAD && region !== null && region === regionOfState(state);
  const is = state === home ? 'same' : isInRegion ? 'region' : 'other';
  const isNearWished = distance === 'near';
  return [{ kind: 'home', state, is, isNearWished, points: isNearWished ? NEARNESS[is] : 100 - NEARNESS[is] }];
}

function regionReason(state: string, { regions }: Wishes): (FitReason | FitGap)[] {
  if (regions.length === 0) return [];
  const region = regionOfState(state);
  if (region === null) return [];
  const isWished = regions.includes(region);
  return [{ kind: 'region', region, isWished, points: isWished ? 100 : 0 }];
}

function seaReason({ milesToSea: miles }: FitCollege): FitReason | FitGap {
  if (miles === null) return collegeGap('sea');
  const points = 100 - (100 * Math.max(0, miles - BY_THE_SEA_MILES)) / (FAR_FROM_SEA - BY_THE_SEA_MILES);
  return { kind: 'sea', miles, points: pointsOf(points) };
}
