import { expect, test } from 'vitest';
import { aShownProfile } from '../person/testing/a-profile';
import { featuredFacts } from './featured-facts';

const NO_OTHER_FIGURE = { sat: null, act: null, characteristics: { feet: null, foot: null } } as const;

test.each([
  ['en', { gpa: 1.8, gpaOf: 6 }, { value: 'about 3.2', label: 'GPA of 4 (1.8 German)' }],
  ['de', { gpa: 1.8, gpaOf: 6 }, { value: 'etwa 3,2', label: 'Schnitt von 4 (1,8 deutsch)' }],
  ['en', { gpa: 4.5, gpaOf: 5 }, { value: 'about 3.6', label: 'GPA of 4 (4.5 of 5)' }],
  ['en', { gpa: 3.65, gpaOf: 4 }, { value: '3.65', label: 'GPA of 4' }],
  ['de', { gpa: 15, gpaOf: 20 }, { value: '15', label: 'Schnitt von 20' }],
  ['en', { gpa: 3.6, gpaOf: null }, { value: '3.6', label: 'GPA' }],
] as const)('a featured player’s grades in %s: %j reads %j', (language, grades, figure) => {
  expect(featuredFacts(aShownProfile({ ...NO_OTHER_FIGURE, ...grades }), language).figures).toEqual([figure]);
});
