import { expect, test } from 'vitest';

test('ends', () => {
  expect(true).toBe(true);
});

test('never ends', () => new Promise(() => undefined));
