import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateOutline } from './state-outline';

const folder = join(import.meta.dirname, '../../public/states');
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
