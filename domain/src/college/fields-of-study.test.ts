import { expect, test } from 'vitest';
import { fieldName, fieldsOfStudy } from './fields-of-study';

test('CIP codes are named in words, each field once and in the order of the codes; an unknown family is left out', () => {
  expect(fieldsOfStudy(['51', '51.3801', '11.0701', '99', '52'], 'en')).toEqual([
    'Health professions',
    'Computer and information sciences',
    'Business and management',
  ]);
  expect(fieldsOfStudy(['51'], 'de')).toEqual(['Gesundheit und Pflege']);
});

test('a college’s own field is called as the classification calls it in German, any other name stays', () => {
  expect(fieldName('Engineering', 'en')).toBe('Engineering');
  expect(fieldName('natural resources and Conservation', 'de')).toBe('Umwelt und Naturschutz');
  expect(fieldName('Agriculture', 'de')).toBe('Agrarwissenschaft');
  expect(fieldName('Business, Management, and Marketing', 'de')).toBe('Wirtschaft und Management');
  expect(fieldName('Agricultural', 'de')).toBe('Agricultural');
  expect(fieldName('Engineering and', 'de')).toBe('Ingenieurwesen');
  expect(fieldName('', 'de')).toBe('');
  expect(fieldName('Movement and Rehabilitation', 'de')).toBe('Movement and Rehabilitation');
});
