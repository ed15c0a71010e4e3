import { expect, test } from '@playwright/test';

test('ends', () => {
  expect(true).toBe(true);
});

test('never ends', () => new Promise(() => undefined));
