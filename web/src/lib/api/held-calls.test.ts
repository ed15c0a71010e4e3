import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { heldCalls } from './held-calls';

function anApi() {
  const { callApi, calls } = fakeApi({ savedColleges: () => ({ items: [] }), sessionLogout: () => null });
  return { ...heldCalls(callApi), called: () => calls.map(({ name }) => name) };
}

/** A promise that a test settles. */
function aWait() {
  let settle: { readonly done: () => void; readonly failed: () => void } | null = null;
  const until = new Promise<void>((resolve, reject) => (settle = { done: resolve, failed: () => reject(new Error('no')) }));
  return { until, done: () => settle?.done(), failed: () => settle?.failed() };
}

test('calls wait until what they are held for is settled, the sign-out itself does not', async () => {
  const { callApi, hold, called } = anApi();
  const { until, done } = aWait();
  hold(until);
  const answer = callApi('savedColleges');
  await callApi('sessionLogout');
  expect(called()).toEqual(['sessionLogout']);
  done();
  expect(await answer).toEqual({ items: [] });
  expect(called()).toEqual(['sessionLogout', 'savedColleges']);
});

test('what fails lets them go on too, and what is held twice waits for both', async () => {
  const { callApi, hold, called } = anApi();
  const [first, second] = [aWait(), aWait()];
  hold(first.until);
  hold(second.until);
  const answer = callApi('savedColleges');
  second.done();
  await Promise.resolve();
  expect(called()).toEqual([]);
  first.failed();
  await answer;
  expect(called()).toEqual(['savedColleges']);
  await callApi('savedColleges');
});
