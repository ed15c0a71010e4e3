import type { College } from '@touchline/domain/college/college';
import type { CollegeToPrice } from '../../../components/price/price-of';

/** What the price of a year needs of the page's college. */
export function pricedCollege({ address, collegeType, academics, ipedsUnitId }: College): CollegeToPrice {
  const { netPriceTuition: netPrice, outOfStateTuition } = academics.details.costs;
  const state = address.administrative_area_level_1;
  return { state, collegeType, netPrice, outOfStateTuition, unitId: ipedsUnitId };
}
