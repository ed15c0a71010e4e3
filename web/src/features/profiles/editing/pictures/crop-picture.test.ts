import { expect, test } from 'vitest';
import { croppedSize } from './crop-picture';

test.each([
  [{ width: 4000, height: 5000 }, 1600, { width: 1280, height: 1600 }],
  [{ width: 3000, height: 1200 }, 2400, { width: 2400, height: 960 }],
  [{ width: 400, height: 500 }, 1600, { width: 400, height: 500 }],
  [{ width: 0.2, height: 0.3 }, 1600, { width: 1, height: 1 }],
])('a part of %j is stored within %i pixels as %j', (area, longest, size) => {
  expect(croppedSize(area, longest)).toEqual(size);
});
