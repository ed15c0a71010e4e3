import { type PricedCollege, yearPrice } from '../../college/price/year-price';
import { collegeGap, pointsOf, type ScoredPart, scoredPart, yourGap } from './fit-part';
import type { FitWishes } from './fit-wishes';

type Wishes = Pick<FitWishes, 'budget' | 'payer'>;

/**
 * How well the price of a year for this payer fits: 100 within the budget, nothing at twice the budget. Until somebody
 * has said who pays, no price holds, and one of which a part is unknown gives no points.
 */
export function price(college: PricedCollege, { budget, payer }: Wishes): ScoredPart {
  if (budget === null) return scoredPart([yourGap('budget')]);
  if (payer === null) return scoredPart([yourGap('payer')]);
  const own = yearPrice(college, payer);
  if (own.kind === 'unknown') return scoredPart([collegeGap(own.gap)]);
  const over = Math.max(0, own.amount - budget);
  const points = over === 0 ? 100 : budget <= 0 ? 0 : pointsOf(100 - (100 * over) / budget);
  return scoredPart([{ kind: 'price', price: own, budget, points }]);
}
