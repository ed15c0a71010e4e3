import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { CallApi, CallOf } from '../lib/api-client';
import { ApiRefusal } from '../lib/api-refusal';
import type { Session } from './create-session';

/** A client that gets a new backend session where a call of somebody signed in finds the old one ended, and then calls once more (specification §4, Session). */
export function renewingClient(callApi: CallApi, { state, acts }: Pick<Session, 'state' | 'acts'>): CallApi {
  async function callRenewed<Name extends RouteName>(name: Name, call?: CallOf<Name>): Promise<AnswerOf<Name>> {
    const again = callApi as (name: Name, call?: CallOf<Name>) => Promise<AnswerOf<Name>>;
    try {
      return await again(name, call);
    } catch (failure) {
      if (!hasEnded(failure) || state().user === null) throw failure;
      await (await acts()).renew();
      return again(name, call);
    }
  }
  return callRenewed;
}

function hasEnded(failure: unknown): boolean {
  return failure instanceof ApiRefusal && (failure.code === 'sessionExpired' || failure.code === 'signInRequired');
}
