import { describe, expect, test } from 'vitest';
import { mixedWith } from '../kernel/format/colour-contrast';
import { CREST_FORMS, crestRecipe, initialsOf } from './crest-recipe';

const bearer = { _id: 'harbor-point-university', name: 'Harbor Point University', abbreviation: null, color: '#0B3D2E' };

describe('a drawn crest', () => {
  test('is always the same for the same college and takes the college’s colour', () => {
    expect(crestRecipe(bearer)).toEqual(crestRecipe({ ...bearer }));
    expect(crestRecipe(bearer)).toMatchObject({ field: '#0B3D2E', ink: '#FFFFFF', initials: 'HPU' });
  });

  test('draws black on bright fields and white on dark ones', () => {
    expect(crestRecipe({ ...bearer, color: '#F2E94E' }).ink).toBe('#06231A');
    expect(crestRecipe({ ...bearer, color: '#101010' }).ink).toBe('#FFFFFF');
  });

  test('uses every form, and few of a hundred colleges look alike', () => {
    const recipes = Array.from({ length: 100 }, (_, index) => crestRecipe({ ...bearer, _id: `college-${index}`, color: null }));
    expect(new Set(recipes.map(({ form }) => form)).size).toBe(CREST_FORMS);
    expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size).toBeGreaterThan(90);
  });

  test.each([
    ['University of North Carolina at Chapel Hill', null, 'UNC'],
    ['Stanford University', null, 'SU'],
    ['Massachusetts Institute of Technology', 'MIT', 'MIT'],
    ['College of Charleston', 'CofC', 'CofC'],
    ['William & Mary', 'W&M', 'W&M'],
    ['California Polytechnic State University', 'Cal Poly', 'CPS'],
    ["St. Mary's College", null, 'SMC'],
    ['Élan College', null, 'ÉC'],
  ])('%s (%s) bears the letters %s', (name, abbreviation, letters) => {
    expect(initialsOf(name, abbreviation)).toBe(letters);
  });

  test('mixes colours by share', () => {
    expect(mixedWith('#000000', '#FFFFFF', 0.5)).toBe('#808080');
    expect(mixedWith('#123456', '#FFFFFF', 0)).toBe('#123456');
  });
});
