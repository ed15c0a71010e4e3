import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { LOCAL_HOST } from '../emulators/ports';
import type { StackIdentity } from '../launcher/stack-identity';
import { type Outgoing, outgoingReader, type ShownLink, type ShownMail } from './queued-mails';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
  article { border: 1px solid #8886; border-radius: 12px; padding: 1rem; margin: 1rem 0 }
  pre { white-space: pre-wrap; font: inherit; margin: .5rem 0 0 }
  h2 { font-size: 1rem; margin: 0 } p { margin: .25rem 0 } a { display: inline-block; min-height: 44px }
`;

const KINDS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'Verify the email address',
  PASSWORD_RESET: 'Reset the password',
  EMAIL_SIGNIN: 'Sign in by link',
  RECOVER_EMAIL: 'Take the email address back',
  VERIFY_AND_CHANGE_EMAIL: 'Verify the new email address',
};

/** The mailbox as an HTML page: the mails that would have been sent, newest first, all as plain text. */
export function mailboxPage({ mails, links }: Outgoing): string {
  const parts = [
    '<h1>Mailbox</h1>',
    '<p>Nothing leaves this machine: these mails and links would have been sent. <a href="/">Look again</a></p>',
    ...(mails.length + links.length === 0 ? ['<p>Nothing yet.</p>'] : []),
    ...links.map(linkPart),
    ...mails.map(mailPart),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><style>${STYLE}</style><main>${parts.join('\n')}</main></html>`;
}

function mailPart({ to, subject, text, at }: ShownMail): string {
  return `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, ${escaped(at)}</p><pre>${escaped(text)}</pre></article>`;
}

function linkPart({ to, kind, link }: ShownLink): string {
  const title = `<h2>${escaped(KINDS[kind] ?? kind)}</h2><p>To ${escaped(to)}</p>`;
  return `<article>${title}<a href="${escaped(link)}">Follow the link</a></article>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * Serves the stack's mailbox on its own port of this machine until the stack is closed: a page at `/`, the same as
 * JSON at `/outgoing.json`. It is part of the launcher and never deployed. Returns its address.
 */
export async function startMailbox({ ports, projectId }: StackIdentity, closing: AbortSignal): Promise<string> {
  const outgoing = outgoingReader(
    { projectId, authHost: `${LOCAL_HOST}:${ports.auth}`, siteUrl: `http://${LOCAL_HOST}:${ports.hosting}` },
    `mailbox-${ports.mailbox}`,
  );
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
