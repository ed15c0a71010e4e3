import { priceInUsDollars } from '../../college/catalogue/listed-price';
import { isCanadian } from '../../reference/geography/region-of-state';
import { stateCodeOf } from '../../reference/states';
import type { FitCollege } from './fit-college';
import { collegeGap, pointsOf, type ScoredPart, scoredPart, yourGap } from './fit-part';
import { ABROAD, type FitWishes } from './fit-wishes';

type Wishes = Pick<FitWishes, 'budget' | 'home'>;

/** What a year costs this player, in American dollars, or why that is not known. */
export type PriceForPlayer = number | 'unknown' | 'notForYou' | 'otherDollars' | 'homeUnknown';

/**
 * What a year costs a player, by the net price of the catalogue. That price counts students with aid from the American
 * government, at public colleges those from the state alone: for everybody else it is not known.
 */
export function priceForPlayer(college: FitCollege, { home }: Pick<FitWishes, 'home'>): PriceForPlayer {
  if (isCanadian(college.state)) return 'otherDollars';
  const price = priceInUsDollars(college);
  if (price === null) return 'unknown';
  if (home === null) return 'homeUnknown';
  const isFromState = college.state !== null && stateCodeOf(college.state) === home;
  const isOutside = home === ABROAD || isCanadian(home) || (college.collegeType === 'public' && !isFromState);
  return isOutside ? 'notForYou' : price;
}

/** How well the price fits: 100 within the budget, nothing at twice the budget. */
export function price(college: FitCollege, { budget, home }: Wishes): ScoredPart {
  if (budget === null) return scoredPart([yourGap('budget')]);
  const dollars = priceForPlayer(college, { home });
  if (dollars === 'homeUnknown') return scoredPart([yourGap('home')]);
  if (dollars === 'otherDollars') return scoredPart([collegeGap('dollars')]);
  if (dollars === 'unknown') return scoredPart([collegeGap('price')]);
  if (dollars === 'notForYou') return scoredPart([collegeGap('priceForYou')]);
  const over = Math.max(0, dollars - budget);
  const points = over === 0 ? 100 : budget <= 0 ? 0 : pointsOf(100 - (100 * over) / budget);
  return scoredPart([{ kind: 'price', dollars, budget, points }]);
}
