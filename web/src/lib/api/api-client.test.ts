import type { Language } from '@touchline/domain/kernel/language';
import { describe, expect, test } from 'vitest';
import { type CallOf, createApiClient } from './api-client';
import { ApiRefusal } from './api-refusal';

interface Sent {
  readonly address: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
}

interface Given {
  readonly proof?: string;
  readonly cookies?: string;
  readonly language?: Language;
  readonly isCookieless?: boolean;
}

/** A client whose every call gets the same answer, and what it sent. */
function clientAnswering(answer: () => Response | Promise<Response>, given: Given = {}) {
  const { cookies = '', language = 'en', isCookieless = false, proof } = given;
  const sent: Sent[] = [];
  const callApi = createApiClient({
    fetch: async (address, { method, headers, body, credentials } = {}) => {
      sent.push({
        address: address instanceof Request ? address.url : address.toString(),
        method,
        headers: Object.fromEntries(new Headers(headers)),
        body,
        credentials,
      });
      return answer();
    },
    language: () => language,
    cookies: () => cookies,
    isCookieless: () => isCookieless,
    proof: () => (proof === undefined ? null : Promise.resolve(proof)),
  });
  return { callApi, sent };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const patch = [{ op: 'replace' as const, path: '/city/description', value: 'A town.' }];
const edit = { params: { collegeId: 'test-college' }, query: { undo: 'true' as const }, body: { patch } };

describe('the API client', () => {
  test('fills the path, sends the query, and gives the answer', async () => {
    const { callApi, sent } = clientAnswering(() => json({ college: { version: 2 } }));

    const answer = await callApi('undoCollegePatch', { params: { collegeId: 'a/b c' }, query: { patchId: 'p 1' } });

    expect(answer.college.version).toBe(2);
    expect(sent[0]).toMatchObject({ method: 'DELETE', address: '/ui/v1/colleges/a%2Fb%20c/patch?patchId=p+1' });
  });

  test('sends no cookies while a sign-out may not have arrived, but with the calls that begin and end a session', async () => {
    const { callApi, sent } = clientAnswering(() => json({ expiresAt: '' }), { isCookieless: true });
    await callApi('profile', { params: { username: 'robin' }, query: {} });
    await callApi('sessionLogout');
    await callApi('sessionLogin', { body: { idToken: 'token' } });
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'same-origin', 'same-origin']);
    const usual = clientAnswering(() => json({}));
    await usual.callApi('profile', { params: { username: 'robin' }, query: {} });
    expect(usual.sent[0]?.credentials).toBe('same-origin');
  });

  test.each(['touchline-robin.zip', '"touchline-robin.zip"'])(
    'gives a file with its name (%s), and refuses one that broke off',
    async (filename) => {
      const headers = { 'content-type': 'application/zip', 'content-disposition': `attachment; filename=${filename}` };
      const { callApi } = clientAnswering(() => new Response('all of it', { headers }));

      const { parts, contentType, fileName } = await callApi('downloadAccount');

      const texts: string[] = [];
      for await (const part of parts) texts.push(new TextDecoder().decode(part));
      expect([texts.join(''), contentType, fileName]).toEqual(['all of it', 'application/zip', 'touchline-robin.zip']);
      const broken = new ReadableStream({ start: (stream) => stream.error(new Error('gone')) });
      const cut = clientAnswering(() => new Response(broken, { headers }));
      await expect(cut.callApi('downloadAccount')).rejects.toMatchObject({ name: 'ApiRefusal', status: null });
    },
  );

  test('repeats a key of the query that has several values', async () => {
    const { callApi, sent } = clientAnswering(() => json({ items: [] }));

    await callApi('collegeProperty', { query: { keys: ['one.edu', 'two.edu'] } });

    expect(sent[0]?.address).toBe('/ui/v1/colleges/property?keys=one.edu&keys=two.edu');
  });

  test('proves to be our own client with calls that change something, where the deployment asks for it', async () => {
    const { callApi, sent } = clientAnswering(() => json({ college: { version: 2 } }), { proof: 'the-proof' });

    await callApi('patchCollege', edit);
    await callApi('college', { params: { collegeId: 'test-college' } });

    expect(sent.map(({ headers }) => headers['x-firebase-appcheck'])).toEqual(['the-proof', undefined]);
  });

  test('asks in the chosen language', async () => {
    const { callApi, sent } = clientAnswering(() => json({ status: 'ok' }), { language: 'de' });

    await callApi('health');

    expect(sent[0]?.headers['accept-language']).toBe('de');
  });

  test('sends an edit as JSON with the version it was made on', async () => {
    const { callApi, sent } = clientAnswering(() => json({ college: {}, patchId: null }));

    await callApi('patchCollege', { ...edit, ifMatch: 7 });

    expect(sent[0]).toMatchObject({
      method: 'POST',
      address: '/ui/v1/colleges/test-college/patch?undo=true',
      body: JSON.stringify({ patch }),
    });
    expect(sent[0]?.headers).toMatchObject({ 'if-match': '7', 'content-type': 'application/json' });
  });

  test('carries the XSRF token of the readable cookie on calls that change something, and on no others', async () => {
    const { callApi, sent } = clientAnswering(() => json({ college: {} }), { cookies: 'a=1; XSRF-TOKEN=to%3Dken; b=2' });

    await callApi('patchCollege', edit);
    await callApi('undoCollegePatch', { params: edit.params, query: { patchId: 'p' } });
    await callApi('college', { params: edit.params });

    expect(sent.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['to=ken', 'to=ken', undefined]);
  });

  const camp = { params: { collegeId: 'a' }, body: { name: 'A camp' } } as unknown as CallOf<'createCamp'>;
  const keysOf = (sent: readonly Sent[]) => sent.map(({ headers }) => headers['idempotency-key']);

  test.each([
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['503', () => json({}, 503)],
    ['500', () => json({}, 500)],
  ])('repeats a call that may have been carried out (%s) under its key', async (_, failing) => {
    const answers: (() => Response | Promise<Response>)[] = [failing, () => json({ camp: {} }), () => json({ camp: {} })];
    const { callApi, sent } = clientAnswering(() => (answers.shift() ?? failing)());
    await expect(callApi('createCamp', camp)).rejects.toBeInstanceOf(ApiRefusal);
    await callApi('createCamp', camp);
    await callApi('createCamp', camp);

    const [first, repeated, next] = keysOf(sent);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([repeated === first, next === first]).toEqual([true, false]);
  });

  test('takes a new key once anything else has changed: doing it again is no repetition then', async () => {
    const answers = [503, 200, 200];
    const { callApi, sent } = clientAnswering(() => json({ college: {}, camp: {} }, answers.shift()));
    await expect(callApi('createCamp', camp)).rejects.toMatchObject({ status: 503 });
    await callApi('removeSavedCollege', { params: edit.params });
    await callApi('createCamp', camp);

    const [first, none, next] = keysOf(sent);
    expect([none, next === first]).toEqual([undefined, false]);
  });

  test('keeps the key through reading, and through what is sent beside what somebody does', async () => {
    const answers = [503, 200, 200, 200];
    const { callApi, sent } = clientAnswering(() => json({ camp: {} }, answers.shift()));
    await expect(callApi('createCamp', camp)).rejects.toMatchObject({ status: 503 });
    await callApi('college', { params: edit.params });
    await callApi('sessionLogin', { body: { idToken: 'token' } });
    await callApi('createCamp', camp);

    const [first, read, login, repeated] = keysOf(sent);
    expect([read, login, repeated === first]).toEqual([undefined, undefined, true]);
  });

  test('gives null for an answer without content', async () => {
    const { callApi } = clientAnswering(() => new Response(null, { status: 204 }));

    expect(await callApi('sessionLogout')).toBeNull();
  });

  test('turns a refusal into ApiRefusal with status, code, messages and fields', async () => {
    const body = {
      errors: [{ message: 'Too long.', field: '/city/description' }],
      error: 'Too long.',
      code: 'textTooLong',
      message: 'Too long.',
    };
    const { callApi } = clientAnswering(() => json(body, 422));

    const refusal: unknown = await callApi('patchCollege', edit).catch((failure: unknown) => failure);

    expect(refusal).toBeInstanceOf(ApiRefusal);
    expect(refusal).toMatchObject({
      status: 422,
      code: 'textTooLong',
      errors: [{ message: 'Too long.', field: '/city/description' }],
    });
  });

  test('keeps the number 100 by which the terms are asked for', async () => {
    const { callApi } = clientAnswering(() => json({ errors: [{ message: 'Please accept the terms first.' }], code: 100 }, 403));

    await expect(callApi('sessionLogin', { body: { idToken: 'token' } })).rejects.toMatchObject({ status: 403, code: 100 });
  });

  test('a network that fails is a refusal without status and messages', async () => {
    const { callApi } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(callApi('health')).rejects.toMatchObject({ name: 'ApiRefusal', status: null, code: null, errors: [] });
  });

  test.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>A captive portal</html>'],
    [500, ''],
  ])('a body that is not JSON is a refusal without messages (%i %s)', async (status, body) => {
    const { callApi } = clientAnswering(() => new Response(body, { status }));

    await expect(callApi('health')).rejects.toMatchObject({ name: 'ApiRefusal', status, errors: [] });
  });

  test('a call that its caller gave up stays what it is, and is no refusal', async () => {
    const { callApi } = clientAnswering(() => Promise.reject(new DOMException('gone', 'AbortError')));

    await expect(callApi('health', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
