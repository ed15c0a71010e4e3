import { expect, test } from 'vitest';
import { askedTeam, isOfTeam } from './asked-team';

test.each([
  [{}, undefined],
  [{ gender: ['female'] }, 'female'],
  [{ gender: ['female', 'male'] }, undefined],
  [{ need: ['wGK2027', 'wFW2027'] }, 'female'],
  [{ strength: ['w1', 'w2'] }, 'female'],
  [{ need: ['mGK2027'], gender: ['female'] }, 'male'],
  [{ need: ['mGK2027', 'wGK2027'] }, undefined],
  [{ need: ['mGK2027', 'wGK2027'], gender: ['male'] }, 'male'],
  [{ opens: ['wGK2027'] }, 'female'],
  [{ opens: ['mFW2028'], gender: ['female'] }, 'male'],
  [{ freshmen: ['w:freshmenPlay'] }, 'female'],
  [{ opens: ['mGK2027'], freshmen: ['w:freshmenPlay'] }, undefined],
])('%j asks for the team %s', (filters, team) => {
  expect(askedTeam(filters)).toBe(team);
});

test('a word for a sex asks for its team, unless the other one is chosen too', () => {
  const read = { parts: [{ name: 'gender', value: 'female', words: 'womens', without: 'stanford' }] } as const;
  expect(askedTeam({}, read)).toBe('female');
  expect(askedTeam({ gender: ['male'] }, read)).toBeUndefined();
});

test('needs of the other team are none of a search for one gender', () => {
  const shown = (gender?: string[]) => ['mGK2027', 'wGK2027'].filter((code) => isOfTeam(code, { gender }));
  expect(shown(['female'])).toEqual(['wGK2027']);
  expect(shown(['female', 'male'])).toEqual(['mGK2027', 'wGK2027']);
  expect(shown()).toEqual(['mGK2027', 'wGK2027']);
});
