import { expect, test } from 'vitest';
import { fieldName, fieldsOfStudy, programsByField } from './fields-of-study';

test('CIP codes are named in words, each field once and in the order of the codes; an unknown family is left out', () => {
  expect(fieldsOfStudy(['51', '51.3801', '11.0701', '99', '52'], 'en')).toEqual([
    'Health professions',
    'Computer and information sciences',
    'Business and management',
  ]);
  expect(fieldsOfStudy(['51'], 'de')).toEqual(['Gesundheit und Pflege']);
});

test('programs are counted by field, most first; a family alone is no program', () => {
  expect(programsByField(['52.0201', '51.3801', '51', '51.0701', '51.0701', '11.0701', '99.0101', '14'], 'en')).toEqual([
    { name: 'Health professions', count: 2 },
    { name: 'Business and management', count: 1 },
    { name: 'Computer and information sciences', count: 1 },
  ]);
  expect(programsByField(['14', '26'], 'de')).toEqual([]);
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
