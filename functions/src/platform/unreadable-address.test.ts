import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unreadableAddress, watchUnreadableAddresses } from './unreadable-address';

watchUnreadableAddresses();
const server = createServer((incoming, response) => {
  const sent = unreadableAddress(Object.assign(incoming, { originalUrl: incoming.url ?? '' }));
  response.end(JSON.stringify([incoming.url, sent]));
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function seenAt(path: string): Promise<unknown> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const [response] = (await once(request({ port, host: '127.0.0.1', path, agent: false }).end(), 'response')) as [
    IncomingMessage,
  ];
  response.setEncoding('utf8');
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return JSON.parse(body);
}

test.each([
  ['/colleges/%E0%A4%A?q=%', '/colleges/%25E0%25A4%25A?q=%', '/colleges/%E0%A4%A?q=%'],
  ['/%25/%', '/%2525/%25', '/%25/%'],
  ['/colleges/%E4%BD%A0?q=%E0', '/colleges/%E4%BD%A0?q=%E0', null],
  ['/', '/', null],
])('%s is read as %s, and was sent as %s where its path cannot be decoded', async (path, seen, sent) => {
  expect(await seenAt(path)).toEqual([seen, sent]);
});
