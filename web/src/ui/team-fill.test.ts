import { expect, test } from 'vitest';
import { teamFill } from './team-fill';

test.each([
  ['#FFCC00', { fill: '#FFCC00', text: '#000000' }],
  ['#FFFFFF', { fill: '#FFFFFF', text: '#000000' }],
  ['#A31F34', { fill: '#A31F34', text: '#FFFFFF' }],
  ['#808080', { fill: '#808080', text: '#FFFFFF' }],
])('[S9-07] a button of %s keeps its colour and takes black or white by brightness', (color, expected) => {
  expect(teamFill(color)).toEqual(expected);
});

test('[S9-07] a colour that is dark by the rule but too bright for white is darkened to 3 : 1', () => {
  const fill = teamFill('#00D900');

  expect(fill?.text).toBe('#FFFFFF');
  expect(fill?.fill).toMatch(/^#00[0-9A-F]{2}00$/);
  const green = Number.parseInt(fill?.fill.slice(3, 5) ?? 'FF', 16) / 255;
  expect(1.05 / (0.7152 * ((green + 0.055) / 1.055) ** 2.4 + 0.05)).toBeGreaterThanOrEqual(3);
  expect(green).toBeGreaterThan(0.6);
});

test.each([null, 'red', '#12', '#FFF'])('[S9-07] %j is no team colour', (color) => {
  expect(teamFill(color)).toBeNull();
});
