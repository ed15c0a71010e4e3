import { expect, test } from 'vitest';
import { buttonColors, buttonTextColor, contrastOf, darkenedForWhite, TEXT_CONTRAST } from './colour-contrast';

test.each([
  ['#ffffff', 'black'],
  ['#000000', 'white'],
  ['#808080', 'white'],
  ['#818181', 'black'],
  ['#00ff00', 'black'],
  ['#ff0000', 'white'],
  ['#0000FF', 'white'],
  ['#A31F34', 'white'],
  ['#fff', 'black'],
  ['#abc', 'black'],
])('[S9-07] the text on %s is %s', (color, text) => {
  expect(buttonTextColor(color)).toBe(text);
});

test.each(['', 'red', 'ffffff', '#ffff', '#ggg', '#12345', '#1234567', '#fff;background:red', ' #fff'])(
  '%j is no colour',
  (color) => {
    expect(buttonTextColor(color)).toBeNull();
  },
);

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

test('[S9-07] a button has any colour with the text that the rule says, and the text can always be read', () => {
  const levels = Array.from({ length: 16 }, (_, level) => (17 * level).toString(16).padStart(2, '0'));
  let darkened = 0;
  for (const red of levels)
    for (const green of levels)
      for (const blue of levels) {
        const color = `#${red}${green}${blue}`;
        const { fill, text } = buttonColors(color);
        expect([color, text]).toEqual([color, buttonTextColor(color)]);
        expect([color, buttonTextColor(fill)]).toEqual([color, text]);
        const ink = text === 'black' ? '#000000' : '#FFFFFF';
        expect([color, contrastOf(fill, ink) >= TEXT_CONTRAST]).toEqual([color, true]);
        if (fill === color) continue;
        expect([color, text]).toEqual([color, 'white']);
        darkened += 1;
      }
  expect(darkened).toBeGreaterThan(100);
});
