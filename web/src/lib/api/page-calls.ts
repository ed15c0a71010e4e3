import type { AnswerOf, ParamsOf } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { createContext, useContext } from 'react';
import type { CallApi, CallOf } from './api-client';
import { isRetryable } from './api-refusal';

const FRESH_MS = 30_000;
const PAUSE_MS = 300;

/** The calls of the pages' loaders, which share their answers for 30 seconds. */
export interface PageCalls {
  /** Retries once after 300 ms where that can help, so that a press is answered soon. A refusal is not remembered. */
  readonly call: CallApi;
  /** Replaces an answer, for example by that of an edit. */
  readonly store: <Name extends RouteName>(name: Name, params: ParamsOf<Name>, answer: AnswerOf<Name>) => void;
}

interface StoredAnswer {
  readonly answer: Promise<unknown>;
  readonly sentAtMs: number;
}

/** Shares answers between the loaders of one visit. */
export function createPageCalls(callApi: CallApi, nowMs = () => Date.now()): PageCalls {
  const answers = new Map<string, StoredAnswer>();
  const store = (key: string, answer: Promise<unknown>) => {
    answers.set(key, { answer, sentAtMs: nowMs() });
    answer.catch(() => answers.delete(key));
  };
  function call<Name extends RouteName>(name: Name, sent?: CallOf<Name>): Promise<AnswerOf<Name>> {
    const key = keyOf(name, sent);
    const known = answers.get(key);
    // A key holds the answer of the endpoint that it names.
    if (known !== undefined && nowMs() - known.sentAtMs < FRESH_MS) return known.answer as Promise<AnswerOf<Name>>;
    const send = callApi as (name: Name, sent?: CallOf<Name>) => Promise<AnswerOf<Name>>;
    const answer = withRetry(() => send(name, sent));
    store(key, answer);
    return answer;
  }
  return {
    call,
    store: (name, params, answer) => store(keyOf(name, { params }), Promise.resolve(answer)),
  };
}

function keyOf(name: RouteName, call: object = {}): string {
  const params = 'params' in call ? call.params : null;
  const query = 'query' in call && JSON.stringify(call.query) !== '{}' ? call.query : null;
  return JSON.stringify([name, params, query]);
}

async function withRetry<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (failure) {
    if (!isRetryable(failure)) throw failure;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return await send();
  }
}

const PageCallsContext = createContext<PageCalls | null>(null);

/** Provides the answers of the loaders to everything below; the server has none. */
export const PageCallsProvider = PageCallsContext.Provider;

/** The answers of the loaders. Throws outside of PageCallsProvider. */
export function usePageCalls(): PageCalls {
  const calls = useContext(PageCallsContext);
  if (calls === null) throw new Error('usePageCalls needs a PageCallsProvider above it');
  return calls;
}
