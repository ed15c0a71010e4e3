import { expect, test } from 'vitest';
import { coloursOfPlaceholder } from './picture-colours';

test('a placeholder is one to four colours, top to bottom', () => {
  expect(coloursOfPlaceholder('#1f4e79')).toEqual(['#1f4e79']);
  expect(coloursOfPlaceholder('#8fb3d9 #6D8A5B #2f4a2e')).toEqual(['#8fb3d9', '#6D8A5B', '#2f4a2e']);
});

test.each([null, '', '#1f4e7', 'red', '#1f4e79  #1f4e79', '#1f4e79,url(x)', Array(5).fill('#1f4e79').join(' ')])(
  '%j is none',
  (text) => {
    expect(coloursOfPlaceholder(text)).toEqual([]);
  },
);
