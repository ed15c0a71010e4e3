import { once } from 'node:events';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { ui } from '@touchline/functions/index';

/** The API of this test file and its address. */
export interface ServedApi {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the exported function `ui` on a free port, by the framework that runs it in production, so that raw bodies and
 * parsing are the real ones.
 */
export async function serveApi(): Promise<ServedApi> {
  if (!isHttpFunction(ui)) throw new Error('The API exports no function "ui".');
  http('ui', ui);
  const server = getTestServer('ui').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The API got no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * firebase-functions promises `rawBody` on every request, but the framework leaves it out where there is no body, here
 * as in production.
 */
function isHttpFunction(value: unknown): value is HttpFunction {
  return typeof value === 'function';
}
