import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import type { PricedCollege, YearPrice } from '@touchline/domain/college/price/year-price';
import { useEffect, useState } from 'react';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useSessionState } from '../../session/session-context';

/** What the price of a year needs of a college: its facts, and the UNITID by which the table knows it. */
export type CollegeToPrice = Omit<PricedCollege, 'family'> & { readonly unitId: number | null };

/** The price of a year for the reader. */
export type PriceOf = (college: CollegeToPrice) => YearPrice;

const loadPrices = () => import('./watch-prices');

/**
 * The price of a year for the reader, whom profile or device names; null where nobody has said who pays, and until the
 * table of prices is there. All of it is downloaded after hydration.
 */
export function useYearPrices(): PriceOf | null {
  const session = useSessionState();
  const { part } = useLoaded(loadPrices);
  const [priceOf, setPriceOf] = useState<PriceOf | null>(null);
  useEffect(() => part?.watchPrices(session, (prices) => setPriceOf(() => prices)), [part, session]);
  return priceOf;
}

/** What the price of a year needs of a listed college. */
export function pricedOf(college: CollegeListItem): CollegeToPrice {
  const { state, collegeType, netPrice, outOfStateTuition, unitId } = college;
  return { state, collegeType, netPrice, outOfStateTuition, unitId };
}
