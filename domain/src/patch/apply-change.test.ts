import { describe, expect, test } from 'vitest';
import { applyChange } from './apply-change';

const document = { name: 'Harbor', city: { text: 'old' }, tags: ['a', 'b'], albums: [{ name: 'Campus', pictures: ['p1'] }] };

describe('a change', () => {
  test('replaces, adds into a list and takes out of one', () => {
    expect(applyChange(document, { op: 'replace', path: '/city/text', value: 'new' }).city).toEqual({ text: 'new' });
    expect(applyChange(document, { op: 'add', path: '/tags/1', value: 'x' }).tags).toEqual(['a', 'x', 'b']);
    expect(applyChange(document, { op: 'add', path: '/tags/2', value: 'x' }).tags).toEqual(['a', 'b', 'x']);
    expect(applyChange(document, { op: 'remove', path: '/tags/0', value: null }).tags).toEqual(['b']);
  });

  test('leaves the given document as it was, and copies only what is on the way', () => {
    const before = structuredClone(document);
    const after = applyChange(document, { op: 'add', path: '/albums/0/pictures/1', value: 'p2' });
    expect(document).toEqual(before);
    expect(after.albums).toEqual([{ name: 'Campus', pictures: ['p1', 'p2'] }]);
    expect([after.city === document.city, after.tags === document.tags]).toEqual([true, true]);
  });

  test('takes a value as it is, keys like paths included', () => {
    const value = { '/a': 1, '~0': 2, '': 3 };
    expect(applyChange(document, { op: 'replace', path: '/city', value })).toMatchObject({ city: value });
  });

  test.each(['', '/', 'name', '/nothing/text', '/tags/5', '/tags/x', '/name/x/y'])(
    'at %j, which does not exist, throws',
    (path) => {
      expect(() => applyChange(document, { op: 'replace', path, value: 'x' })).toThrow();
    },
  );
});
