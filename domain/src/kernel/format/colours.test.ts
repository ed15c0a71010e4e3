import { expect, test } from 'vitest';
import { buttonTextColor } from './colours';

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
