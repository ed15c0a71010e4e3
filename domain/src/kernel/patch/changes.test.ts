import { describe, expect, test } from 'vitest';
import { applyChange, type Change, type InverseChange, inverseOf, undoChanges } from './changes';
import { refusalOf } from './testing/patches';

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

  test.each(['', '/', 'name'])('at %j, which is no path, throws and says so', (path) => {
    expect(() => applyChange(document, { op: 'replace', path, value: 'x' })).toThrow(`not a path: ${path}`);
  });

  test('of a list leaves nothing in it but its entries', () => {
    const { tags } = applyChange(document, { op: 'add', path: '/tags/1', value: 'x' });
    expect(Object.keys(tags)).toEqual(['0', '1', '2']);
  });

  test.each(['/nothing/text', '/tags/5', '/tags/x', '/name/0', '/name/x/y'])('at %j, which does not exist, throws', (path) => {
    expect(() => applyChange(document, { op: 'replace', path, value: 'x' })).toThrow();
  });
});

const before = {
  text: 'old',
  albums: [
    { name: 'Campus', cover: null },
    { name: 'City', cover: null },
  ],
};
const inverse = (change: Change) => inverseOf(change, before, applyChange(before, change));

test('a replacement is undone by the value that was there, as long as the new one still is', () => {
  expect(inverse({ op: 'replace', path: '/text', value: 'new' })).toEqual({
    op: 'replace',
    path: '/text',
    value: 'old',
    expected: 'new',
    owners: [],
    siblings: null,
  });
});

test('a field of a list entry is undone only in that entry', () => {
  expect(inverse({ op: 'replace', path: '/albums/1/cover', value: 'p1' })).toMatchObject({ value: null, owners: ['City'] });
});

test('an entry that was added is taken out, as long as it is still as it was added', () => {
  const value = { name: 'Fans', cover: null };
  expect(inverse({ op: 'add', path: '/albums/1', value })).toMatchObject({ op: 'remove', path: '/albums/1', expected: value });
});

test('an entry that was taken out comes back, as long as its neighbours are the same', () => {
  expect(inverse({ op: 'remove', path: '/albums/0', value: null })).toMatchObject({
    op: 'add',
    path: '/albums/0',
    value: { name: 'Campus', cover: null },
    expected: null,
    siblings: ['City'],
  });
});

interface Page {
  readonly text: string;
  readonly note: string | null;
  readonly albums: readonly { readonly name: string; readonly cover: string | null }[];
}
const page: Page = {
  text: 'old',
  note: null,
  albums: [
    { name: 'Campus', cover: null },
    { name: 'City', cover: null },
  ],
};

/** A page after changes, with the inverse changes. */
function changed(document: Page, ...changes: readonly Change[]): { after: Page; inverse: readonly InverseChange[] } {
  let after = document;
  const inverse: InverseChange[] = [];
  for (const change of changes) {
    const before = after;
    after = applyChange(before, change);
    inverse.unshift(inverseOf(change, before, after));
  }
  return { after, inverse };
}
const replace = (path: string, value: Change['value']): Change => ({ op: 'replace', path, value });
const addAlbum = (at: number, name: string, cover: string | null = null): Change => ({
  op: 'add',
  path: `/albums/${at}`,
  value: { name, cover },
});
const dropAlbum = (at: number): Change => ({ op: 'remove', path: `/albums/${at}`, value: null });

describe('undoing an edit', () => {
  test.each<[string, readonly Change[]]>([
    ['a replaced text', [replace('/text', 'new')]],
    ['two changes of one path', [replace('/text', 'new'), replace('/text', 'newer')]],
    ['an added entry', [addAlbum(1, 'Fans')]],
    ['a dropped entry', [dropAlbum(0)]],
    [
      'an entry added, filled and moved by another',
      [addAlbum(0, 'Fans'), replace('/albums/0/cover', 'p1'), addAlbum(0, 'Goals')],
    ],
    ['a list emptied one by one', [dropAlbum(0), dropAlbum(0)]],
  ])('restores %s', (_, changes) => {
    const { after, inverse } = changed(page, ...changes);
    expect(undoChanges(after, inverse)).toEqual(page);
  });

  test('leaves later changes of other paths alone', () => {
    const { after, inverse } = changed(page, replace('/text', 'new'));
    const later = changed(after, replace('/note', 'later'), dropAlbum(0)).after;
    expect(undoChanges(later, inverse)).toEqual({ ...page, note: 'later', albums: [page.albums[1]] });
  });

  test.each<[string, readonly Change[], readonly Change[]]>([
    ['the same text was changed again', [replace('/text', 'new')], [replace('/text', 'newest')]],
    ['the index means another entry', [replace('/albums/1/cover', 'p1')], [dropAlbum(0), addAlbum(1, 'Goals', 'p1')]],
    ['the entry is gone', [replace('/albums/1/cover', 'p1')], [dropAlbum(1)]],
    ['the added entry was edited', [addAlbum(2, 'Fans')], [replace('/albums/2/cover', 'p1')]],
    ['the added entry has moved', [addAlbum(1, 'Fans')], [dropAlbum(0)]],
    ['the neighbours of the dropped entry are others', [dropAlbum(0)], [addAlbum(1, 'Goals')]],
  ])('is refused where %s (F17, F19), and changes nothing', (_, changes, others) => {
    const { after, inverse } = changed(page, ...changes);
    const later = changed(after, ...others).after;
    const kept = structuredClone(later);
    expect(refusalOf(() => undoChanges(later, inverse))).toBe('conflict changedSince');
    expect(later).toEqual(kept);
  });

  test('is refused as a whole where one of its paths has changed', () => {
    const { after, inverse } = changed(page, replace('/text', 'new'), replace('/note', 'noted'));
    const later = changed(after, replace('/text', 'newest')).after;
    expect(refusalOf(() => undoChanges(later, inverse))).toBe('conflict changedSince');
  });

  test('works again where a later change was itself undone', () => {
    const first = changed(page, replace('/text', 'new'));
    const second = changed(first.after, replace('/text', 'newest'));
    expect(undoChanges(undoChanges(second.after, second.inverse), first.inverse)).toEqual(page);
  });
});
