import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { API_ROUTES } from '@touchline/domain/http/api-routes';
import { createPageApp } from '@touchline/functions/features/pages/create-page-app';
import { NO_OUTSIDE_SERVICES } from '@touchline/functions/features/pages/page-headers';
import { webBuildIn } from '@touchline/functions/features/pages/page-template';
import { repositoryRoot } from '@touchline/local/repository-root';

/**
 * The site of a deployment with a tag manager: pages come from the real function `page` with the data of the running
 * stack, all else from that, which has none.
 */
export async function siteWithTagManager(baseUrl: string, id: string): Promise<{ readonly url: string; close(): void }> {
  const services = { ...NO_OUTSIDE_SERVICES, tagManagerId: id };
  const pages = createPageApp({
    callAsVisitor:
      () =>
      async (name, { params = {}, query = {} }) => {
        const { path } = API_ROUTES[name];
        const address = new URL(
          path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? '')),
          baseUrl,
        );
        for (const [key, value] of Object.entries(query))
          for (const one of [value].flat()) address.searchParams.append(key, String(one));
        const answer = await fetch(address);
        return { status: answer.status, body: await answer.json() };
      },
    isListedPlayer: () => Promise.resolve(false),
    webBuild: webBuildIn(pathToFileURL(join(repositoryRoot, 'functions/lib/web/')), () => services),
    isAway: () => false,
    sitemap: () => Promise.reject(new Error('Nobody asks for the sitemap here')),
    secondsToWait: () => 0,
    authEmulator: () => null,
    authHost: () => 'demo.firebaseapp.com',
    services: () => services,
  });
  const server = createServer((request, response) => {
    if (request.headers.accept?.includes('text/html') === true) pages(request, response);
    else void forward(baseUrl, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The site got no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Fetches a file or an API response for the page; of the request's headers only the visitor's country is sent. */
async function forward(baseUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const country = request.headers['x-country-code'];
  const answer = await fetch(new URL(request.url ?? '/', baseUrl), {
    headers: typeof country === 'string' ? { 'x-country-code': country } : {},
  });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
