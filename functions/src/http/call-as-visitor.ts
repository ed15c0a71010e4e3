import {
  type AnswerOf,
  API_CONTRACT,
  type BodyOf,
  type ContractRow,
  type ParamsOf,
  type QueryOf,
} from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { errorBodyOf } from '@touchline/domain/http/error-body';
import type { CallAsVisitor, PageCall } from '@touchline/domain/http/page-renderer';
import type { Language } from '@touchline/domain/kernel/language';
import { Refusal, STATUS_OF } from '@touchline/domain/kernel/refusal/refusal';
import { visitor } from '@touchline/domain/permissions/may-edit';
import type { Handler, Handlers } from '../platform/handler';
import { readQuery } from './read-call';

/** A visitor has no session that a handler could change. */
const NO_SESSION = { cookie: null, start: () => undefined, end: () => undefined, confirm: () => undefined };

/**
 * Calls the handlers of the API in this process for the loaders of pages (docs/pages.md), always as a visitor, because
 * the CDN shares what they make. Refusals are answers; failures, other methods than GET and endpoints that are not for
 * everybody reject.
 */
export function callAsVisitor(handlers: Partial<Handlers>, language: Language): CallAsVisitor {
  return async (name, call) => {
    try {
      return { status: 200, body: await answerOf(name, handlers, call, language) };
    } catch (failure) {
      if (!(failure instanceof Refusal) || STATUS_OF[failure.kind] >= 500) throw failure;
      return { status: STATUS_OF[failure.kind], body: errorBodyOf(failure, language) };
    }
  };
}

async function answerOf<Name extends RouteName>(
  name: Name,
  handlers: Partial<Handlers>,
  { params = {}, query = {} }: PageCall,
  language: Language,
): Promise<AnswerOf<Name>> {
  const row: ContractRow = API_CONTRACT[name];
  const isForEverybody = row.access === 'everyone' || row.access === 'visitor' || row.access === 'reader';
  if (!isForEverybody || API_ROUTES[name].method !== 'GET') throw new Error(`Pages may not call ${name}`);
  const handler: Handler<Name> | undefined = handlers[name];
  if (handler === undefined) throw new Error(`Pages cannot call ${name}`);
  return handler({
    actor: visitor,
    params: params as ParamsOf<Name>,
    query: readQuery(row, { query: asSent(query) }) as QueryOf<Name>,
    body: () => null as BodyOf<Name>,
    sent: null,
    signature: null,
    ifMatch: null,
    language,
    country: null,
    network: null,
    userAgent: '',
    origin: '',
    session: NO_SESSION,
  });
}

/** A query as the address of a request would bring it: a list of one value is that value. */
function asSent(query: NonNullable<PageCall['query']>): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => {
      const sent = (Array.isArray(value) ? value : [value]).map(String);
      const [alone] = sent;
      return alone === undefined ? [] : [[key, sent.length === 1 ? alone : sent]];
    }),
  );
}
