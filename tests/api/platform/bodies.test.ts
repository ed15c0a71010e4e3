import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { bodyLimitKbOf } from '@touchline/functions/http/incoming-bodies';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { pathTo } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;

const OPEN_ROWS = (Object.keys(API_CONTRACT) as RouteName[]).filter((name) => {
  const { access, body }: ContractRow = API_CONTRACT[name];
  return body !== null && (access === 'everyone' || access === 'visitor');
});

/** Sends the head of a request and then these parts; resolves with the status once the server has answered. */
function statusOf(path: string, headers: readonly string[], parts: readonly Uint8Array[] = []): Promise<number> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write([`POST ${path} HTTP/1.1`, 'Host: touchline.example', ...headers, '', ''].join('\r\n'));
      for (const part of parts) socket.write(part);
    });
    socket.once('data', (answer: Buffer) => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString())?.[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

/** The content type of a row's JSON body. */
const typeOf = (name: RouteName): string => {
  const { jsonTypes }: ContractRow = API_CONTRACT[name];
  return jsonTypes?.[0] ?? 'application/json';
};
/** Where no payments are set up, their events are read and put off. */
const READ_AS: Readonly<Partial<Record<RouteName, readonly number[]>>> = { stripeWebhook: [503] };
const JSON_TYPE = 'Content-Type: application/json';
const CHUNKED = 'Transfer-Encoding: chunked';
const chunkOf = (bytes: number) =>
  Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), Buffer.alloc(bytes, ' '), Buffer.from('\r\n')]);
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

describe('a body above the limit of its row', () => {
  test.each(OPEN_ROWS)('128: %s is 413 before one byte of it has been sent, announced as 30 MB', async (name) => {
    expect(await statusOf(pathTo(name, {}), [JSON_TYPE, `Content-Length: ${30 * 1024 * 1024}`])).toBe(413);
  });

  test.each(OPEN_ROWS)('129: %s is 413 one byte above the limit, and read at the limit', async (name) => {
    const limit = bodyLimitKbOf(API_CONTRACT[name]) * 1024;
    const headers = { 'content-type': typeOf(name) };
    const filled = (bytes: number) => `{${' '.repeat(bytes - 2)}}`;
    expectRefusal(await visitor.send('POST', pathTo(name, {}), { body: filled(limit + 1), headers }), 413);
    const { status } = await visitor.send('POST', pathTo(name, {}), { body: filled(limit), headers });
    expect(READ_AS[name] ?? [401, 422]).toContain(status);
  });

  test('130: is 413 too where it comes in parts of unknown length', async () => {
    const limit = bodyLimitKbOf(API_CONTRACT.sendFeedback) * 1024;
    const path = pathTo('sendFeedback', {});
    expect(await statusOf(path, [JSON_TYPE, CHUNKED], [chunkOf(limit), chunkOf(1), LAST_CHUNK])).toBe(413);
    expect(await statusOf(path, [JSON_TYPE, CHUNKED], [chunkOf(limit - 2), Buffer.from('2\r\n{}\r\n'), LAST_CHUNK])).toBe(422);
  });

  test('is refused after who may not call at all: 401, 403, then 413', async () => {
    const college = await aStoredCollege();
    const [coach, other] = [
      await signedIn(api.url, { roles: [{ type: 'headcoach', value: college._id, status: 'Accepted' }] }),
      await signedIn(api.url),
    ];
    const body = `[${' '.repeat(300 * 1024)}]`;
    const statuses = [visitor, other, coach].map(async (caller) => {
      const answer = await caller.call('patchCollege', { params: { collegeId: college._id }, body });
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([401, 403, 413]);
  });
});

describe('a body that a row cannot read', () => {
  test.each([
    ['cut off', '{"subject": "x"'],
    ['no JSON', 'subject=x'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s is 400 in the one error body, without a trace of the program', async (_, body) => {
    const answer = await visitor.call('sendFeedback', { body });
    expectRefusal(answer, 400);
    expect(answer.text).not.toMatch(/SyntaxError|node_modules|\bat /);
  });

  test('131: compressed is 415: a small one may unpack to anything', async () => {
    const body = gzipSync(JSON.stringify({ subject: 'Small', text: 'x'.repeat(1000) }));
    expectRefusal(await visitor.call('sendFeedback', { body, headers: { 'content-encoding': 'gzip' } }), 415);
  });

  test('132: at an address that takes none is left unread: 404 and 405 as without it', async () => {
    const length = `Content-Length: ${30 * 1024 * 1024}`;
    expect(await statusOf('/ui/v1/nothing', [JSON_TYPE, length])).toBe(404);
    expect(await statusOf('/ui/v1/health', [JSON_TYPE, length])).toBe(405);
  });
});
