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
 * The parts that the function loads on demand. In tests each is compiled when it is first imported; that does not count
 * as the time that a call may take.
 */
const loadParts = () =>
  Promise.all([
    import('@touchline/functions/composition/college-handlers'),
    import('@touchline/functions/composition/money-handlers'),
    import('@touchline/functions/features/money/stripe-library-gateway'),
    import('@touchline/functions/composition/account-handlers'),
    import('@touchline/functions/composition/claims-handlers'),
    import('@touchline/functions/composition/college-requests-handlers'),
    import('@touchline/functions/composition/college-staff-handlers'),
    import('@touchline/functions/composition/members-handlers'),
    import('@touchline/functions/composition/registration-handlers'),
    import('@touchline/functions/composition/sign-in-handlers'),
    import('@touchline/functions/composition/picture-handlers'),
    import('@touchline/functions/composition/system-handlers'),
    import('@touchline/functions/composition/college-services'),
    import('@touchline/functions/composition/shared-services'),
    import('@touchline/functions/platform/auth/project-auth'),
  ]);

/**
 * Serves the exported function `ui` on a free port, by the framework that runs it in production, so that raw bodies and
 * parsing are the real ones.
 */
export async function serveApi(): Promise<ServedApi> {
  if (!isHttpFunction(ui)) throw new Error('The API exports no function "ui".');
  await loadParts();
  http('ui', ui);
  const server = getTestServer('ui').listen(0, '127.0.0.1');
  // By default Node closes a connection after 5 idle seconds: on a busy machine, a test's call would meet the end.
  server.keepAliveTimeout = 0;
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
