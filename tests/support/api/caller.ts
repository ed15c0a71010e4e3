import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { xsrfTokenOf } from '@touchline/functions/http/session-cookie';
import { xsrfSecret } from '@touchline/functions/platform/config';
import { strFromU8, unzipSync } from 'fflate';

/** The inputs of a call: path parameters, query, body (sent as JSON unless it is a text or bytes) and headers. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string | Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response; its body is parsed where it is JSON. Of a zip, `text` is the JSON that it holds. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly text: string;
}

/**
 * A caller of the API over HTTP with a cookie. Like Hosting, it sends only the cookie `__session`; like our pages, it
 * sends the XSRF token if a row requires it.
 */
export interface Caller {
  readonly call: (name: RouteName, sent?: Sent) => Promise<Answer>;
  /** Sends a request that the contract does not describe. */
  readonly send: (method: string, path: string, sent?: Sent) => Promise<Answer>;
  readonly with: (session: string | null) => Caller;
}

/** Creates a caller of an API; `session` is the value of the cookie, null for a visitor. */
export function aCaller(url: string, session: string | null = null): Caller {
  const send: Caller['send'] = async (method, path, { query, body, headers } = {}) => {
    const search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
    const response = await fetch(`${url}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(session === null ? {} : { cookie: `__session=${session}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body:
        body === undefined
          ? null
          : typeof body === 'string' || body instanceof Uint8Array
            ? Buffer.from(body)
            : JSON.stringify(body),
    });
    const text = textOf(response.headers.get('content-type'), new Uint8Array(await response.arrayBuffer()));
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };
  return {
    send,
    call: (name, sent = {}) => {
      const headers = { ...xsrfHeader(name, session), ...sent.headers };
      return send(API_ROUTES[name].method, pathTo(name, sent.params ?? {}), { ...sent, headers });
    },
    with: (other) => aCaller(url, other),
  };
}

/** The XSRF token of a session, for the rows that require it. */
function xsrfHeader(name: RouteName, session: string | null): Readonly<Record<string, string>> {
  const { requiresXsrf }: ContractRow = API_CONTRACT[name];
  return requiresXsrf === true && session !== null ? { 'x-xsrf-token': xsrfTokenOf(session, xsrfSecret()) } : {};
}

/** The address of a contract row with its parameters filled in. */
export function pathTo(name: RouteName, params: Readonly<Record<string, string>>): string {
  return API_ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? 'missing'));
}

/** The text of an answer: a packed text holds no word that a test could look for. */
function textOf(contentType: string | null, bytes: Uint8Array): string {
  if (contentType !== 'application/zip' || bytes.length === 0) return new TextDecoder().decode(bytes);
  const files = Object.entries(unzipSync(bytes, { filter: ({ name }) => name.endsWith('.json') }));
  return files.map(([, file]) => strFromU8(file)).join('\n');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
