import { expect, test } from 'vitest';
import { slideWidth } from './slide-width';

/** How many slides of that width, with 15 px between them, fill a row of 1000 px. */
function slidesIn(width: string): number {
  const [, gaps = '', slides = ''] = /^calc\(\(100% - (\d+)px\) \/ ([\d.]+)\)$/.exec(width) ?? [];
  const slide = (1000 - Number(gaps)) / Number(slides);
  const whole = Math.floor((1000 + 15) / (slide + 15));
  return whole + (1000 - whole * (slide + 15)) / slide;
}

test.each([
  ['landscape', 'lg', 3.3],
  ['portrait', 'lg', 4.3],
  ['successStories', 'base', 2.3],
] as const)('[S9-06] slides of kind %s at %s: %d in view, spacing 15', (kind, at, slides) => {
  expect(slidesIn(slideWidth(kind)[at])).toBeCloseTo(slides, 6);
});
