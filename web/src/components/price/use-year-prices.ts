import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import type { PricedCollege, YearPrice } from '@touchline/domain/college/price/year-price';
import { useEffect, useMemo, useState } from 'react';
import { useOwnPayer } from './own-payer';

/** What the price of a year needs of a college: its facts, and the UNITID by which the table knows it. */
export type CollegeToPrice = Omit<PricedCollege, 'family'> & { readonly unitId: number | null };

/** The price of a year for the reader. */
export type PriceOf = (college: CollegeToPrice) => YearPrice;

type Rule = Awaited<ReturnType<typeof loadRule>>;

/** Downloads the rule of prices with the table of net prices by income. */
async function loadRule() {
  const [{ familyPricesOf }, { yearPrice }] = await Promise.all([
    import('@touchline/domain/reference/family-prices/family-prices'),
    import('@touchline/domain/college/price/year-price'),
  ]);
  return { familyPricesOf, yearPrice };
}

/**
 * The price of a year for the reader, whom profile or device names; null where nobody has said who pays, and until the
 * table of prices is there.
 */
export function useYearPrices(): PriceOf | null {
  const { payer } = useOwnPayer();
  const [rule, setRule] = useState<Rule | null>(null);
  const isWanted = payer !== null;
  useEffect(() => {
    if (!isWanted || rule !== null) return;
    let isNeeded = true;
    loadRule().then(
      (part) => isNeeded && setRule(part),
      () => undefined,
    );
    return () => {
      isNeeded = false;
    };
  }, [isWanted, rule]);
  return useMemo(() => {
    if (payer === null || rule === null) return null;
    return ({ unitId, ...college }) => rule.yearPrice({ ...college, family: rule.familyPricesOf(unitId) }, payer);
  }, [payer, rule]);
}

/** What the price of a year needs of a listed college. */
export function pricedOf(college: CollegeListItem): CollegeToPrice {
  const { state, collegeType, netPrice, outOfStateTuition, unitId } = college;
  return { state, collegeType, netPrice, outOfStateTuition, unitId };
}
