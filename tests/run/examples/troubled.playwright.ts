import { expect, test } from '@playwright/test';

test('passes at its second try', () => {
  expect(test.info().retry, 'the first try').toBe(1);
});

test('fails', () => {
  throw new Error('Red.\nAnd what else it says.');
});
