import { expect, test } from 'vitest';
import { applyChange, type Change } from './apply-change';
import { inverseOf } from './inverse-change';

const before = {
  text: 'old',
  albums: [
    { name: 'Campus', cover: null },
    { name: 'City', cover: null },
  ],
};
const inverse = (change: Change) => inverseOf(change, before, applyChange(before, change));

test('a replacement is taken back by the value that was there, as long as the new one still is', () => {
  expect(inverse({ op: 'replace', path: '/text', value: 'new' })).toEqual({
    ...{ op: 'replace', path: '/text', value: 'old', expected: 'new' },
    ...{ owners: [], siblings: null },
  });
});

test('a field of a list entry is taken back only in that entry', () => {
  expect(inverse({ op: 'replace', path: '/albums/1/cover', value: 'p1' })).toMatchObject({ value: null, owners: ['City'] });
});

test('an entry that was added is taken out, as long as it is still as it was added', () => {
  const value = { name: 'Fans', cover: null };
  expect(inverse({ op: 'add', path: '/albums/1', value })).toMatchObject({ op: 'remove', path: '/albums/1', expected: value });
});

test('an entry that was taken out comes back, as long as its neighbours are the same', () => {
  expect(inverse({ op: 'remove', path: '/albums/0', value: null })).toMatchObject({
    ...{ op: 'add', path: '/albums/0', value: { name: 'Campus', cover: null } },
    ...{ expected: null, siblings: ['City'] },
  });
});
