import { expect, test } from 'vitest';
import { alongScale, anchorAt } from './range-bar';

test('a value stands where its share of the scale is', () => {
  expect(alongScale(1000, [400, 1600])).toBe('50%');
  expect(alongScale(1, [0, 3])).toBe('33.3%');
});

test('a value beyond the scale stands at its end, and a scale without length has its start alone', () => {
  expect([alongScale(-5, [0, 10]), alongScale(50, [0, 10]), alongScale(5, [7, 7])]).toEqual(['0%', '100%', '0%']);
});

test('labels near an end stay within the drawing', () => {
  expect((['0%', '50%', '100%'] as const).map(anchorAt)).toEqual(['start', 'middle', 'end']);
});
