import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { type FitWeights, weighedFit } from '@touchline/domain/search/fit/fit-of';
import { inOrderOfFit, type OrderChange, orderChange } from '@touchline/domain/search/fit/order-change';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RatedCollege } from '../../../components/fit/fit-responder';
import { useFitSettings } from '../../../components/fit/fit-settings';
import { useFits } from '../../../components/fit/fit-store';
import { useFitWeights } from '../../../components/fit/own-wishes';

interface FittingColleges {
  /** Null until they are found and their fit is known. */
  readonly items: readonly CollegeListItem[] | null;
  /** What the last moved weight did to their order; null before. */
  readonly change: OrderChange | null;
}

/** The found colleges that pass the filters of the fit, in its order where that is chosen. */
export function useFittingColleges(found: readonly CollegeListItem[] | null): FittingColleges {
  const { isOrder, least, chance } = useFitSettings();
  const { status, colleges } = useFits();
  const weights = useFitWeights();
  const rated = useMemo(
    () => (found === null || (status === 'loading' && colleges.size === 0) ? null : withFits(found, colleges)),
    [found, status, colleges],
  );
  const items = useMemo(() => {
    if (rated === null) return null;
    const passing = rated.filter(
      ({ fit }) =>
        (chance === null || fit?.chance === chance) &&
        (least === null || (fit !== null && (weighedFit(fit.scores, weights).score ?? -1) >= least)),
    );
    const ordered = isOrder ? inOrderOfFit(passing.map(ranked), weights) : passing;
    return ordered.map(({ item }) => item);
  }, [rated, weights, isOrder, least, chance]);
  return { items, change: useOrderChange(rated, weights, isOrder) };
}

interface RatedItem {
  readonly item: CollegeListItem;
  readonly fit: RatedCollege | null;
}

const NOTHING_KNOWN = { level: null, academics: null, price: null, place: null, campus: null, squad: null };

function ranked({ item, fit }: RatedItem) {
  return { item, id: item._id, scores: fit?.scores ?? NOTHING_KNOWN };
}

function withFits(found: readonly CollegeListItem[], colleges: ReadonlyMap<string, RatedCollege>): readonly RatedItem[] {
  return found.map((item) => ({ item, fit: colleges.get(item._id) ?? null }));
}

/** A slider passes many values: the order is explained once it rests. */
const REST_MS = 400;

function useOrderChange(rated: readonly RatedItem[] | null, weights: FitWeights, isOrder: boolean): OrderChange | null {
  const [change, setChange] = useState<OrderChange | null>(null);
  const before = useRef(weights);
  useEffect(() => {
    if (rated === null || before.current === weights) return;
    const timer = setTimeout(() => {
      setChange(isOrder ? orderChange(rated.map(ranked), before.current, weights) : null);
      before.current = weights;
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [rated, weights, isOrder]);
  return change;
}
