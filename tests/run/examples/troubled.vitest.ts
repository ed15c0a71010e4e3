import { expect, test } from 'vitest';

let tries = 0;

test('passes at its second try', () => {
  tries += 1;
  expect(tries).toBe(2);
});

test('fails', () => {
  throw new Error('Red.\nAnd what else it says.');
});
