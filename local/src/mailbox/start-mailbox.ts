import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { LOCAL_HOST } from '../emulators/ports';
import type { StackIdentity } from '../launcher/stack-identity';
import { mailboxPage } from './mailbox-page';
import { outgoingReader } from './outgoing-mail';

/**
 * Serves the stack's mailbox until the stack is closed, on its own port of this machine alone: a page at `/`, the same as JSON at `/outgoing.json`. It is part of
 * the launcher and of nothing that is deployed. Answers its address.
 */
export async function startMailbox({ ports, projectId }: StackIdentity, closing: AbortSignal): Promise<string> {
  const outgoing = outgoingReader(projectId, `${LOCAL_HOST}:${ports.auth}`, `mailbox-${ports.mailbox}`);
  const server = createServer((request, response) => {
    const isJson = request.url === '/outgoing.json';
    if (request.url !== '/' && !isJson) {
      send(response, 404, 'text/plain', 'There is nothing at this address.');
      return;
    }
    outgoing.read().then(
      (found) =>
        send(response, 200, isJson ? 'application/json' : 'text/html', isJson ? JSON.stringify(found) : mailboxPage(found)),
      (failure: unknown) => send(response, 503, 'text/plain', `The mailbox cannot be read: ${String(failure)}`),
    );
  });
  server.listen(ports.mailbox, LOCAL_HOST);
  await once(server, 'listening');
  closing.addEventListener('abort', () => {
    server.close();
    server.closeAllConnections();
    void outgoing.close();
  });
  return `http://${LOCAL_HOST}:${ports.mailbox}`;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}
