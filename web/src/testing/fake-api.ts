import { type AnswerOf, API_CONTRACT } from '@touchline/domain/http/api-contract';
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
    if (!(given instanceof Promise)) return checked(name, given);
    return whileUnderWay(given.then((later) => checked(name, later)));
  }
  return { callApi, calls };
}

const untrue: string[] = [];

/** The answer; one that the contract does not know is noted: no test may rest on what the server never says. */
function checked<Name extends RouteName>(name: Name, answer: AnswerOf<Name>): AnswerOf<Name> {
  const { answer: schema } = API_CONTRACT[name];
  const parsed = schema !== null && typeof schema === 'object' ? schema.safeParse(answer) : null;
  const issues = parsed?.error?.issues ?? [];
  if (parsed?.success === false)
    untrue.push(`${name}: ${issues.map(({ path, message }) => `/${path.join('/')} ${message}`).join(', ')}`);
  return answer;
}

/** The answers of the fake API since the last call that do not fit the contract, each with what is wrong. */
export const takeUntrueAnswers = (): readonly string[] => untrue.splice(0);
