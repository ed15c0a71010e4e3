import type { AnswerOf, ParamsOf, QueryOf, SentBodyOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/http/api-messages';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { PAGE_ROUTES } from '@touchline/domain/http/page-routes';
import type { Route } from '@touchline/domain/http/route';
import { ApiRefusal, apiRefusalOf } from './api-refusal';
import { type ClientProof, PROOF_HEADER } from './client-proof';
import { cookieValue } from './cookie-value';

type Given<Key extends string, Value> = [Value] extends [null] ? unknown : Readonly<Record<Key, Value>>;
type GivenParams<Params> = [keyof Params] extends [never] ? unknown : { readonly params: Params };

/** What an endpoint needs to be called, as the contract says; `ifMatch` is the version that an edit was made on. */
export type CallOf<Name extends RouteName> = GivenParams<ParamsOf<Name>> &
  Given<'query', QueryOf<Name>> &
  Given<'body', SentBodyOf<Name>> & { readonly ifMatch?: number; readonly signal?: AbortSignal };

/** Calls an endpoint of the contract and gives its answer (null for 204); rejects with ApiRefusal where it is refused, unreadable or out of reach. */
export type CallApi = <Name extends RouteName>(
  name: Name,
  ...call: Partial<CallOf<Name>> extends CallOf<Name> ? [call?: CallOf<Name>] : [call: CallOf<Name>]
) => Promise<AnswerOf<Name>>;

interface AnyCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly body?: unknown;
  readonly ifMatch?: number;
  readonly signal?: AbortSignal;
}

/** What the client leans on: the browser's fetch, the reader's language, the readable cookies. */
interface ApiSurroundings {
  readonly fetch: typeof fetch;
  readonly language: () => Language;
  readonly cookies: () => string;
  readonly proof: ClientProof;
}

/** The typed client of the contract table: Accept-Language is the chosen language, state-changing calls carry the XSRF token (design.md §4, XSRF). */
export function createApiClient(surroundings: ApiSurroundings): CallApi {
  function callApi<Name extends RouteName>(name: Name, call?: CallOf<Name>): Promise<AnswerOf<Name>>;
  async function callApi(name: RouteName, call: AnyCall = {}): Promise<unknown> {
    const response = await send(surroundings, name, call);
    if (response.status === 204) return null;
    if (response.ok && isFile(response)) return (await import('./file-answer')).fileAnswerOf(response);
    const body = await bodyOf(response);
    if (!response.ok) throw apiRefusalOf(response.status, body);
    if (body === undefined) throw new ApiRefusal(response.status);
    return body;
  }
  return callApi;
}

async function send({ fetch, language, cookies, proof }: ApiSurroundings, name: RouteName, call: AnyCall): Promise<Response> {
  const { method, path } = isOnPages(name) ? PAGE_ROUTES[name] : await furtherRoute(name);
  const headers = new Headers({ accept: 'application/json', 'accept-language': language() });
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  if (call.ifMatch !== undefined) headers.set('if-match', String(call.ifMatch));
  const token = method === 'GET' ? null : cookieValue(cookies(), 'XSRF-TOKEN');
  if (token !== null) headers.set('x-xsrf-token', token);
  const proven = method === 'GET' ? null : await proof();
  if (proven !== null) headers.set(PROOF_HEADER, proven);
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  try {
    return await fetch(addressOf(path, call), { method, headers, body, signal: call.signal ?? null });
  } catch (failure) {
    throw call.signal?.aborted === true ? failure : new ApiRefusal(null);
  }
}

function isOnPages(name: RouteName): name is keyof typeof PAGE_ROUTES {
  return name in PAGE_ROUTES;
}

/** The row of an endpoint that public pages do not call; out of reach where it cannot be downloaded. */
async function furtherRoute(name: Exclude<RouteName, keyof typeof PAGE_ROUTES>): Promise<Route> {
  try {
    return (await import('@touchline/domain/http/further-routes')).FURTHER_ROUTES[name];
  } catch {
    throw new ApiRefusal(null);
  }
}

function isFile({ headers }: Response): boolean {
  return headers.get('content-disposition')?.startsWith('attachment') === true;
}

/** The JSON of an answer, undefined where it is none. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = JSON.parse(await response.text());
    return body;
  } catch {
    return undefined;
  }
}

function addressOf(path: string, { params = {}, query = {} }: AnyCall): string {
  const filled = path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
  );
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}
