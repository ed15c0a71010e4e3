import { expect, test } from 'vitest';
import { COLOUR_TONES } from '../reference/colour-tones';
import { contrastOf } from '../kernel/format/colour-contrast';
import { crestRecipe } from './crest-recipe';
import { teamTones, tonesNamed } from './team-tones';

const { blue, white, gold, navy, crimson, gray, black } = COLOUR_TONES;

test.each([
  ['Blue & White', [blue, white]],
  ['Royal Blue and Old Gold', [COLOUR_TONES['royal blue'], COLOUR_TONES['old gold']]],
  ['Navy Blue/Vegas Gold', [navy, COLOUR_TONES['vegas gold']]],
  ['Crimson and Grey', [crimson, gray]],
  ['Blue (PMS 540) & Gold (PMS 871)', [blue, gold]],
  ['Purple & White with Orange trim', [COLOUR_TONES.purple, white, COLOUR_TONES.orange]],
  ['Warrior Blue and White', [blue, white]],
  ['Regulation', []],
])('%s names its tones in order', (words, tones) => {
  expect(tonesNamed(words)).toEqual(tones);
});

test('a college’s own colours go before the words for them', () => {
  expect(teamTones({ color: '#123456', secondColor: '#ABCDEF', colorWords: 'Blue & White' })).toEqual({
    first: '#123456',
    second: '#ABCDEF',
  });
});

test('white is never the field where another colour is named', () => {
  expect(teamTones({ color: null, colorWords: 'White and Gold' })).toEqual({ first: gold, second: white });
  expect(teamTones({ color: null, colorWords: 'White' })).toEqual({ first: white, second: null });
});

test('without known colours there are none, and the crest is chalk on ink', () => {
  expect(teamTones({ color: null, colorWords: 'Spirit' })).toBeNull();
  const bare = { _id: 'a', name: 'A College', abbreviation: null, color: null };
  expect(crestRecipe(bare)).toMatchObject({ field: '#37453E', ink: '#F3F4EF' });
  expect(crestRecipe({ ...bare, _id: 'b' }).field).toBe('#37453E');
});

test('[S9-07] letters can be read on field and division, whatever two tones a college names', () => {
  const tones = Object.keys(COLOUR_TONES);
  for (const one of tones)
    for (const other of tones) {
      const recipe = crestRecipe({ _id: one, name: 'A', abbreviation: null, color: null, colorWords: `${one} & ${other}` });
      expect([one, other, contrastOf(recipe.ink, recipe.field) >= 3]).toEqual([one, other, true]);
      expect([one, other, contrastOf(recipe.ink, recipe.second) >= 3]).toEqual([one, other, true]);
    }
});

test('the letters have the second tone where it can be read, black or white elsewhere', () => {
  const inkOf = (colorWords: string) => crestRecipe({ _id: 'a', name: 'A', abbreviation: null, color: null, colorWords }).ink;
  expect(inkOf('Navy & Gold')).toBe(gold);
  expect(inkOf('Navy & Black')).toBe('#FFFFFF');
  expect(inkOf('Gold & Black')).toBe(black);
});
