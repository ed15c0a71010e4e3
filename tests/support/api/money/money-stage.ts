import { type StripeDouble, startStripeDouble } from '@touchline/local/stripe-double/start-stripe-double';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A double of Stripe for the tests of a file; its events go nowhere before `sendEventsTo` names an API. */
export interface MoneyStage {
  readonly double: StripeDouble;
  readonly sendEventsTo: (url: string | null) => void;
}

/** Starts a double for the calling file; before `apiStage`, so that the API finds it. */
export function moneyStage(): MoneyStage {
  let started: StripeDouble | null = null;
  let webhook: string | null = null;
  beforeAll(async () => {
    started = await startStripeDouble({ port: 0, webhook: () => webhook });
    process.env.STRIPE_DOUBLE = started.host;
  });
  afterEach(() => started?.delivery.setMode('send'));
  afterAll(async () => {
    delete process.env.STRIPE_DOUBLE;
    await started?.stop();
  });
  return {
    get double() {
      if (started === null) throw new Error('The double is started before the first test, not while the file is read.');
      return started;
    },
    sendEventsTo: (url) => {
      webhook = url === null ? null : `${url}/ui/v1/stripe/webhook`;
    },
  };
}
