import { expect, test } from 'vitest';
import { Refusal, STATUS_OF } from './refusal';

test('the order of checks is the order of the numbers: 401, 403, 404, 409 and 412, 422', () => {
  const { signInRequired, forbidden, notFound, conflict, stale, invalid } = STATUS_OF;
  expect([signInRequired, forbidden, notFound, conflict, stale, invalid]).toEqual([401, 403, 404, 409, 412, 422]);
});

test('each reason has a number of its own, of the client’s fault save for a dependency that is away', () => {
  const { unavailable, ...others } = STATUS_OF;
  expect(new Set(Object.values(STATUS_OF)).size).toBe(Object.keys(STATUS_OF).length);
  expect(unavailable).toBe(503);
  for (const status of Object.values(others)) expect(Math.floor(status / 100)).toBe(4);
});

test('a refusal is an error with its reason', () => {
  const refusal = new Refusal('stale', 'editedMeanwhile');
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({ name: 'Refusal', kind: 'stale', code: 'editedMeanwhile', values: {}, field: null });
});
