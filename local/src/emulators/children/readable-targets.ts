import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/*
 * Loaded into the processes that serve the site locally. The official emulators read each address with `new URL`, and
 * their process ends where it cannot be read (`GET //%09/x`, a Host that is not one). Such a request asks for `/`
 * instead, before anyone else sees it. Whatever else somebody sends reaches the emulators as it is.
 */
subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (request instanceof IncomingMessage) makeReadable(request);
});

/** Leaves a request alone where its address can be read; otherwise it asks this machine for `/`. */
function makeReadable(request: IncomingMessage): void {
  const { host = '' } = request.headers;
  if (!URL.canParse('/', `http://${host}`)) request.headers.host = 'localhost';
  const target = request.url ?? '/';
  const isPath = target.startsWith('/') && !target.startsWith('//');
  if (!isPath || !URL.canParse(target, 'http://localhost')) request.url = '/';
}
