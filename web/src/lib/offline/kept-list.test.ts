import { describe, expect, test } from 'vitest';
import { aKeptList } from '../../testing/a-kept-list';
import { keptListIn } from './kept-list';

describe('a list on the device', () => {
  test('is read by its owner as it was kept', () => {
    expect(keptListIn(JSON.parse(JSON.stringify(aKeptList())), 'uid-1')).toEqual(aKeptList());
  });

  test('is nothing for anybody else', () => {
    expect(keptListIn(aKeptList(), 'uid-2')).toBeNull();
  });

  test.each([
    ['no object', 'text'],
    ['nothing', null],
    ['another release’s shape', { ...aKeptList(), version: 2 }],
    ['a broken instant', aKeptList({ keptAt: 'yesterday' })],
    ['another language', { ...aKeptList(), language: 'fr' }],
    ['colleges without a name', { ...aKeptList(), colleges: [{}] }],
    ['a note that is no text', { ...aKeptList(), colleges: [{ ...aKeptList().colleges[0], note: 3 }] }],
    ['camps that are no list', { ...aKeptList(), camps: {} }],
    ['visits without lines', { ...aKeptList(), visits: [{ title: 'A visit' }] }],
    ['facts without a value', { ...aKeptList(), sheet: [{ label: 'Height' }] }],
  ])('with %s is taken for none', (_, stored) => {
    expect(keptListIn(stored, 'uid-1')).toBeNull();
  });
});
