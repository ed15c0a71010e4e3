import { yearPrice } from '@touchline/domain/college/price/year-price';
import type { SessionState } from '../../session/session-state';
import { watchPayer } from './own-payer';
import type { PriceOf } from './use-year-prices';

/**
 * Tells the prices of a year for who pays, now and after each change; null where nobody has said it, and until the table
 * of net prices is there, which is downloaded for payers alone. The returned function ends that.
 */
export function watchPrices(session: SessionState, tell: (prices: PriceOf | null) => void): () => void {
  let latest = 0;
  const end = watchPayer(session, (payer) => {
    const asked = (latest += 1);
    if (payer === null) return tell(null);
    import('@touchline/domain/reference/family-prices/family-prices').then(
      ({ familyPricesOf }) => {
        if (asked === latest) tell(({ unitId, ...college }) => yearPrice({ ...college, family: familyPricesOf(unitId) }, payer));
      },
      () => undefined,
    );
  });
  return () => {
    latest = -1;
    end();
  };
}
