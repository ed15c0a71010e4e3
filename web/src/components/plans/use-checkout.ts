import type { PriceName } from '@touchline/domain/reference/price-list';
import { useCallback, useState } from 'react';
import { useApi } from '../../lib/api/api-client';
import { failureCode, reportEvent } from '../../lib/api/reported-events';
import { useAction } from '../../ui/use-action';
import { rememberOrder } from './remembered-order';

/** Leaves for a page of the payment provider, in this tab. */
function leaveFor(url: string): void {
  window.open(url, '_self');
}

/**
 * Opens a checkout and goes on to the provider's page. A call that fails is only reported to analytics (S8-08), and is
 * the answer, null where it succeeds: a form says at its field what was wrong with it.
 */
export function useCheckout() {
  const callApi = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const start = useCallback(
    async (priceName: PriceName, guardianEmail: string | null): Promise<unknown> => {
      setIsBusy(true);
      let failed: unknown = null;
      try {
        const { url } = await callApi('createCheckoutSession', { body: { priceName, guardianEmail } });
        rememberOrder(priceName);
        leaveFor(url);
      } catch (failure) {
        reportEvent('checkoutFailed', failureCode(failure));
        failed = failure;
      }
      setIsBusy(false);
      return failed;
    },
    [callApi],
  );
  return { isBusy, start };
}

/** Opens the provider's page on which a plan is cancelled and the card is changed. A refusal becomes a toast. */
export function usePortal() {
  const callApi = useApi();
  const { isBusy, run } = useAction();
  const open = () => void run(async () => leaveFor((await callApi('createPortalSession')).url));
  return { isBusy, open };
}
