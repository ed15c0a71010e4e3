import { expect, test } from 'vitest';
import { darkenedForWhite } from './darkened-for-white';

test('a colour on which white is readable stays as it is', () => {
  expect(darkenedForWhite('#0B3D2E', 4.5)).toBe('#0B3D2E');
});

test.each([
  ['#F2C400', 3, 0xb0],
  ['#FFFFFF', 4.5, 0x7f],
])('%s becomes dark enough for %d : 1, and no darker than that needs', (color, contrast, red) => {
  const found = Number.parseInt(darkenedForWhite(color, contrast).slice(1, 3), 16);

  expect(found).toBeLessThanOrEqual(red);
  expect(found).toBeGreaterThan(red - 20);
});
