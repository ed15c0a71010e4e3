import type { AnswerOf, ParamsOf, QueryOf, SentBodyOf } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { PAGE_ROUTES, type Route } from '@touchline/domain/http/page-routes';
import type { Language } from '@touchline/domain/kernel/language';
import { createContext, useContext } from 'react';
import { ApiRefusal, apiRefusalOf } from './api-refusal';
import { type ClientProof, PROOF_HEADER } from './client-proof';
import type { FurtherCall } from './further-call';

type Given<Key extends string, Value> = [Value] extends [null] ? unknown : Readonly<Record<Key, Value>>;
type GivenParams<Params> = [keyof Params] extends [never] ? unknown : { readonly params: Params };

/** The input of a call, by the contract; `ifMatch` is the version that the edit starts from. */
export type CallOf<Name extends RouteName> = GivenParams<ParamsOf<Name>> &
  Given<'query', QueryOf<Name>> &
  Given<'body', SentBodyOf<Name>> & { readonly ifMatch?: number; readonly signal?: AbortSignal };

/**
 * Calls an endpoint of the contract and returns its answer (null for 204). Rejects with ApiRefusal if the call is
 * refused, its answer is unreadable, or the server cannot be reached.
 */
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

/** What the client depends on: the browser's fetch, the user's language, the readable cookies. */
interface ApiDependencies {
  readonly fetch: typeof fetch;
  readonly language: () => Language;
  readonly cookies: () => string;
  /** True while calls are sent without cookies: somebody has signed out, and the backend may not know yet. */
  readonly isCookieless: () => boolean;
  readonly proof: ClientProof;
}

/**
 * The typed client of the contract. It sends the chosen language as Accept-Language, and the XSRF token with calls that
 * change state.
 */
export function createApiClient(dependencies: ApiDependencies): CallApi {
  function callApi<Name extends RouteName>(name: Name, call?: CallOf<Name>): Promise<AnswerOf<Name>>;
  async function callApi(name: RouteName, call: AnyCall = {}): Promise<unknown> {
    const response = await send(dependencies, name, call);
    if (response.status === 204) return null;
    if (response.ok && isFile(response)) return (await import('./file-download')).fileAnswerOf(response);
    const body = await bodyOf(response);
    if (!response.ok) throw apiRefusalOf(response.status, body);
    if (body === undefined) throw new ApiRefusal(response.status);
    return body;
  }
  return callApi;
}

/** The calls that begin and end a session. */
const OF_SESSIONS: ReadonlySet<RouteName> = new Set(['sessionLogin', 'sessionLogout']);

async function send(dependencies: ApiDependencies, name: RouteName, call: AnyCall): Promise<Response> {
  const { fetch, language, cookies, isCookieless, proof } = dependencies;
  const route: Route & Partial<FurtherCall> = isOnPages(name) ? PAGE_ROUTES[name] : await further(name);
  const { method, path, key = null, settled } = route;
  const headers = new Headers({ accept: 'application/json', 'accept-language': language() });
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  if (call.ifMatch !== undefined) headers.set('if-match', String(call.ifMatch));
  const token = method === 'GET' ? null : cookieValue(cookies(), 'XSRF-TOKEN');
  if (token !== null) headers.set('x-xsrf-token', token);
  const proven = method === 'GET' ? null : await proof();
  if (proven !== null) headers.set(PROOF_HEADER, proven);
  if (key !== null) headers.set('idempotency-key', key);
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const credentials = isCookieless() && !OF_SESSIONS.has(name) ? 'omit' : 'same-origin';
  try {
    const response = await fetch(addressOf(path, call), { method, headers, body, credentials, signal: call.signal ?? null });
    settled?.(response.status);
    return response;
  } catch (failure) {
    settled?.(null);
    throw call.signal?.aborted === true ? failure : new ApiRefusal(null);
  }
}

function isOnPages(name: RouteName): name is keyof typeof PAGE_ROUTES {
  return name in PAGE_ROUTES;
}

/** An endpoint that public pages do not call; refused as unreachable if its row cannot be downloaded. */
async function further(name: Exclude<RouteName, keyof typeof PAGE_ROUTES>): Promise<FurtherCall> {
  try {
    return (await import('./further-call')).furtherCall(name);
  } catch {
    throw new ApiRefusal(null);
  }
}

function isFile({ headers }: Response): boolean {
  return headers.get('content-disposition')?.startsWith('attachment') === true;
}

/** The JSON of an answer, undefined if it is not JSON. */
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

/** The value of a readable cookie in `document.cookie`, decoded, or null. */
export function cookieValue(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const ApiContext = createContext<CallApi | null>(null);

/** Provides the API client to everything below. */
export const ApiProvider = ApiContext.Provider;

/** The API client of the page. Throws outside of ApiProvider. */
export function useApi(): CallApi {
  const callApi = useContext(ApiContext);
  if (callApi === null) throw new Error('useApi needs an ApiProvider above it');
  return callApi;
}
