import { isPriceName, type PriceName } from '@touchline/domain/reference/price-list';
import { readInTab, storeInTab } from '../../lib/browser-storage';

const KEY = 'touchline.order';

/** Remembers in this tab what the way to the payment was taken for. */
export function rememberOrder(priceName: PriceName): void {
  storeInTab(KEY, priceName);
}

/** What this tab went to the payment for; null where it did not, or the browser refuses storage. */
export function rememberedOrder(): PriceName | null {
  const stored = readInTab(KEY);
  return stored !== null && isPriceName(stored) ? stored : null;
}
