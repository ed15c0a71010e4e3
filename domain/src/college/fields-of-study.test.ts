import { expect, test } from 'vitest';
import { fieldsOfStudy } from './fields-of-study';

test('CIP codes are named in words, each field once and in the order of the codes; an unknown family is left out', () => {
  expect(fieldsOfStudy(['51', '51.3801', '11.0701', '99', '52'], 'en')).toEqual([
    'Health professions',
    'Computer and information sciences',
    'Business and management',
  ]);
  expect(fieldsOfStudy(['51'], 'de')).toEqual(['Gesundheit und Pflege']);
});
