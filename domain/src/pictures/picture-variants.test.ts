import { expect, test } from 'vitest';
import { sizeOfVariant } from './picture-variants';

test.each([
  [{ width: 4000, height: 3000 }, 'plain', { width: 4000, height: 3000 }],
  [{ width: 4000, height: 3000 }, 'ls', { width: 1600, height: 1200 }],
  [{ width: 3000, height: 4000 }, '400', { width: 300, height: 400 }],
  [{ width: 512, height: 512 }, '40', { width: 40, height: 40 }],
  [{ width: 300, height: 200 }, 'ls', { width: 300, height: 200 }],
  [{ width: 4096, height: 3 }, '40', { width: 40, height: 1 }],
] as const)('[S7-15] %j as %s is %j', (original, variant, size) => {
  expect(sizeOfVariant(original, variant)).toEqual(size);
});
