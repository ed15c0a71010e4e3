import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { CallApi, CallOf } from '../lib/api/api-client';
import { whileUnderWay } from './pending-work';

/** The answers of the fake API by endpoint; a thrown ApiRefusal refuses the call. */
export type FakeAnswers = {
  readonly [Name in RouteName]?: (call: CallOf<Name> | undefined) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

interface MadeCall {
  readonly name: RouteName;
  readonly call: unknown;
}

/** A fake API that gives these answers and records its calls. An endpoint without an answer throws. */
export function fakeApi(answers: FakeAnswers): { readonly callApi: CallApi; readonly calls: readonly MadeCall[] } {
  const calls: MadeCall[] = [];
  async function callApi<Name extends RouteName>(name: Name, call?: CallOf<Name>): Promise<AnswerOf<Name>> {
    calls.push({ name, call });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`The test gives ${name} no answer`);
    const given = answer(call);
    return given instanceof Promise ? whileUnderWay(given) : given;
  }
  return { callApi, calls };
}
