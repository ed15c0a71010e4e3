import { startTransition, useEffect, useState } from 'react';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useSessionState } from '../../session/session-context';
import type { PriceOf } from './price-of';

const loadPrices = () => import('./watch-prices');

/**
 * The price of a year for the reader, whom profile or device names; null where nobody has said who pays, and until the
 * table of prices is there. All of it is downloaded after hydration.
 */
export function useYearPrices(): PriceOf | null {
  const session = useSessionState();
  const { part } = useLoaded(loadPrices);
  const [priceOf, setPriceOf] = useState<PriceOf | null>(null);
  useEffect(() => part?.watchPrices(session, (prices) => startTransition(() => setPriceOf(() => prices))), [part, session]);
  return priceOf;
}
