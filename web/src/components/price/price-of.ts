import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import type { PricedCollege, YearPrice } from '@touchline/domain/college/price/year-price';

/** What the price of a year needs of a college: its facts, and the UNITID by which the table knows it. */
export type CollegeToPrice = Omit<PricedCollege, 'family'> & { readonly unitId: number | null };

/** The price of a year for the reader. */
export type PriceOf = (college: CollegeToPrice) => YearPrice;

/** What the price of a year needs of a listed college. */
export function pricedOf(college: CollegeListItem): CollegeToPrice {
  const { state, collegeType, netPrice, outOfStateTuition, unitId } = college;
  return { state, collegeType, netPrice, outOfStateTuition, unitId };
}
