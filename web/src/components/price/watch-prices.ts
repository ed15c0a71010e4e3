import { type Payer, yearPrice } from '@touchline/domain/college/price/year-price';
import type { SessionState } from '../../session/session-state';
import { currentPayer, watchPayer } from './own-payer';
import type { PriceOf } from './price-of';

/** The prices of a year for who pays; null where nobody has said it. The table of prices is downloaded then. */
async function pricesFor(payer: Payer | null): Promise<PriceOf | null> {
  if (payer === null) return null;
  const { familyPricesOf } = await import('@touchline/domain/reference/family-prices/family-prices');
  return ({ unitId, ...college }) => yearPrice({ ...college, family: familyPricesOf(unitId) }, payer);
}

/** The prices of a year for who pays now, for a file that is downloaded. */
export function currentPrices(session: SessionState): Promise<PriceOf | null> {
  return pricesFor(currentPayer(session));
}

/** Tells the prices of a year for who pays, now and after each change. The returned function ends that. */
export function watchPrices(session: SessionState, tell: (prices: PriceOf | null) => void): () => void {
  let latest = 0;
  const end = watchPayer(session, (payer) => {
    const asked = (latest += 1);
    pricesFor(payer).then(
      (prices) => (asked === latest ? tell(prices) : undefined),
      () => undefined,
    );
  });
  return () => {
    latest = -1;
    end();
  };
}
