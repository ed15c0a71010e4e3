import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { ApiRefusal } from './api-refusal';
import { createPageCalls } from './page-calls';

const params = { collegeId: 'Test_College' };
const college = aCollege();

function callsOver(answers: Parameters<typeof fakeApi>[0]) {
  const time = { nowMs: 0 };
  const { callApi, calls } = fakeApi(answers);
  return { ...createPageCalls(callApi, () => time.nowMs), sent: calls, time };
}

describe('the calls of loaders', () => {
  test('share an answer for 30 seconds, also while it is on its way', async () => {
    const { call, sent, time } = callsOver({ college: () => college });
    await Promise.all([call('college', { params }), call('college', { params })]);
    time.nowMs = 29_999;
    await call('college', { params });
    expect(sent).toHaveLength(1);

    time.nowMs = 30_000;
    await call('college', { params });
    expect(sent).toHaveLength(2);
  });

  test('share nothing between other parameters or another query', async () => {
    const { call, sent } = callsOver({
      college: () => college,
      searchColleges: () => ({ items: [], total: 0, facets: null, similar: [], readAs: null, read: null }),
    });
    await call('college', { params });
    await call('college', { params: { collegeId: 'Another' } });
    await call('searchColleges', { query: { q: '', page: 1 } });
    await call('searchColleges', { query: { q: '', page: 2 } });
    expect(sent).toHaveLength(4);
  });

  test('give what an edit has stored', async () => {
    const { call, store, sent } = callsOver({ college: () => college });
    store('college', params, { ...college, version: 7 });
    expect(await call('college', { params })).toMatchObject({ version: 7 });
    expect(sent).toHaveLength(0);
  });

  test('do not remember a refusal, and do not repeat what cannot help', async () => {
    const { call, sent } = callsOver({ college: () => Promise.reject(new ApiRefusal(429)) });
    await expect(call('college', { params })).rejects.toMatchObject({ status: 429 });
    await expect(call('college', { params })).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['where the server fails', 503],
    ['without an answer', null],
  ])('are repeated once after 300 ms %s', async (_, status) => {
    vi.useFakeTimers();
    try {
      const { call, sent } = callsOver({ college: () => Promise.reject(new ApiRefusal(status)) });
      const refused = expect(call('college', { params })).rejects.toMatchObject({ status });
      await vi.advanceTimersByTimeAsync(299);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      await refused;
      expect(sent).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
