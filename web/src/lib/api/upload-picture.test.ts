import { afterEach, expect, test, vi } from 'vitest';
import { fakeUploads } from '../../testing/fake-uploads';
import { ApiRefusal } from './api-refusal';
import type { ClientProof } from './client-proof';
import { uploadPicture } from './upload-picture';

const file = new File(['bytes'], 'stadium.jpg', { type: 'image/jpeg' });
const ANSWER = { pictureId: 'picture-9', width: 30, height: 20 };

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

function begun(proof?: ClientProof) {
  const uploads = fakeUploads();
  const percents: number[] = [];
  const leaving = new AbortController();
  const options = {
    language: 'de',
    onProgress: (percent: number) => percents.push(percent),
    signal: leaving.signal,
    ...(proof && { proof }),
  } as const;
  const answer = uploadPicture('/ui/v1/colleges/test-college/pictures', file, options).catch((failure: unknown) => failure);
  const [call] = uploads;
  if (call === undefined) throw new Error('nothing was sent');
  return { call, answer, percents, leaving };
}

test('a file is sent as it is, with its type, the language and the XSRF token, and tells how far it is', async () => {
  document.cookie = 'XSRF-TOKEN=the-token';
  const { call, answer, percents } = begun();
  expect([call.method, call.address, call.body]).toEqual(['POST', '/ui/v1/colleges/test-college/pictures', file]);
  expect(call.headers).toEqual({
    'content-type': 'image/jpeg',
    'accept-language': 'de',
    'x-xsrf-token': 'the-token',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
  });
  call.progress(1, 4);
  call.progress(0, 0);
  call.upload.onload?.();
  call.answer(201, ANSWER);
  expect(await answer).toEqual(ANSWER);
  expect(percents).toEqual([25, 0, 100]);
});

test('a file waits for the proof that this is our own client, where the deployment asks for one', async () => {
  const { call, answer } = begun(() => Promise.resolve('the-proof'));
  expect(call.body).toBeNull();
  await vi.waitFor(() => expect(call.body).toBe(file));
  expect(call.headers['x-firebase-appcheck']).toBe('the-proof');
  call.answer(201, ANSWER);
  expect(await answer).toEqual(ANSWER);
});

test('an upload that may have been stored is repeated under its key, so that the picture is stored once', async () => {
  const first = begun();
  first.call.answer(503, {});
  await first.answer;
  const second = begun();
  second.call.answer(201, ANSWER);
  await second.answer;
  const third = begun();
  third.call.answer(201, ANSWER);

  const [one, other, next] = [first, second, third].map(({ call }) => call.headers['idempotency-key']);
  expect([one === other, next === other]).toEqual([true, false]);
});

test('a refusal carries the server’s words', async () => {
  const { call, answer } = begun();
  call.answer(413, { errors: [{ message: 'Das ist zu groß.' }], code: 'tooLarge' });
  expect(await answer).toMatchObject({ status: 413, errors: [{ message: 'Das ist zu groß.' }] });
});

test('no answer, or one that is none, is a refusal too', async () => {
  const away = begun();
  away.call.onerror?.();
  expect(await away.answer).toEqual(new ApiRefusal(null));
  const odd = begun();
  odd.call.answer(201, '<html>');
  expect(await odd.answer).toBeInstanceOf(ApiRefusal);
});

test('leaving ends it', () => {
  const { call, leaving } = begun();
  leaving.abort();
  expect(call.isAborted).toBe(true);
});
