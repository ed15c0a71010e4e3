import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bandColours, stateOutline } from './college-backdrop';

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminanceOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test.each(['#F2C400', '#FFFFFF', '#FDB515', '#00FF00', '#C8102E', '#111111'])(
  'white text is readable on every band of %s, and the bands are told apart',
  (field) => {
    const bands = bandColours(field);
    const lights = [bands.deep, bands.mid, bands.bright].map(luminanceOf);

    for (const light of lights) expect(1.05 / (light + 0.05)).toBeGreaterThanOrEqual(4.5);
    expect(lights.toSorted((one, other) => one - other)).toEqual(lights);
    expect(new Set(Object.values(bands)).size).toBe(3);
  },
);

const folder = join(import.meta.dirname, '../../../public/states');
const files = readdirSync(folder);

test('every drawn state, province and territory, and no other place, has an outline of at most 3 kB', () => {
  expect(files).toHaveLength(51 + 13);
  expect(files.filter((file) => stateOutline(file.replace('.svg', '')) !== `/states/${file}`)).toEqual([]);
  expect(files.filter((file) => statSync(join(folder, file)).size > 3000)).toEqual([]);
});

test.each([
  ['California', '/states/CA.svg'],
  ['Ontario', '/states/ON.svg'],
  ['NS', '/states/NS.svg'],
  ['PR', null],
  ['../../secret', null],
  [null, null],
])('%s leads to %s', (state, outline) => {
  expect(stateOutline(state)).toBe(outline);
});
