import { expect, test } from 'vitest';
import { picturesToChoose } from './picture-chooser';

test('offers the current picture, what was just uploaded, and every other of the college, in albums or not', () => {
  const college = { pictures: ['first', 'second', 'third', 'new'] };
  expect(picturesToChoose(college, 'second', ['new'])).toEqual(['second', 'new', 'third', 'first']);
  expect(picturesToChoose(college, null, [])).toEqual(['new', 'third', 'second', 'first']);
  expect(picturesToChoose({ pictures: [] }, 'swept', [])).toEqual(['swept']);
});
