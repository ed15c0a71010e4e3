import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { CallApi, CallOf } from './api-client';

/** An API client whose calls can be held back. */
export interface HeldCalls {
  readonly callApi: CallApi;
  /** Holds all calls but the sign-out back until a promise is settled; what has been sent goes on. */
  readonly hold: (until: Promise<unknown>) => void;
}

/** Makes the calls of a client wait where that is asked for. */
export function heldCalls(callApi: CallApi): HeldCalls {
  let held: Promise<unknown> | null = null;
  const send = callApi as <Name extends RouteName>(name: Name, call?: CallOf<Name>) => Promise<AnswerOf<Name>>;
  async function sendLater<Name extends RouteName>(name: Name, call?: CallOf<Name>): Promise<AnswerOf<Name>> {
    while (held !== null) await held;
    return send(name, call);
  }
  return {
    callApi: (name, ...call) => (held === null || name === 'sessionLogout' ? send : sendLater)(name, ...call),
    hold: (until) => {
      const mine = Promise.allSettled([held, until]).then(() => {
        if (held === mine) held = null;
      });
      held = mine;
    },
  };
}
