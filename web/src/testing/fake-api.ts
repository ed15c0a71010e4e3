import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { CallApi, CallOf } from '../lib/api-client';

/** What the pretended API answers, by endpoint; a thrown ApiRefusal refuses. */
export type FakeAnswers = {
  readonly [Name in RouteName]?: (call: CallOf<Name> | undefined) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

interface MadeCall {
  readonly name: RouteName;
  readonly call: unknown;
}

/** An API that answers as told and keeps what it was asked. An endpoint without an answer throws. */
export function fakeApi(answers: FakeAnswers): { readonly callApi: CallApi; readonly calls: readonly MadeCall[] } {
  const calls: MadeCall[] = [];
  async function callApi<Name extends RouteName>(name: Name, call?: CallOf<Name>): Promise<AnswerOf<Name>> {
    calls.push({ name, call });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`The test gives ${name} no answer`);
    return answer(call);
  }
  return { callApi, calls };
}
