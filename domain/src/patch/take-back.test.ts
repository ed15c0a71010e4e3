import { describe, expect, test } from 'vitest';
import { refusalOf } from '../testing/patches';
import { applyChange, type Change } from './apply-change';
import { inverseOf, type InverseChange } from './inverse-change';
import { takeBack } from './take-back';

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

/** A page after changes, with the way back. */
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

describe('taking an edit back', () => {
  test.each<[string, readonly Change[]]>([
    ['a replaced text', [replace('/text', 'new')]],
    ['two changes of one place', [replace('/text', 'new'), replace('/text', 'newer')]],
    ['an added entry', [addAlbum(1, 'Fans')]],
    ['a dropped entry', [dropAlbum(0)]],
    [
      'an entry added, filled and moved by another',
      [addAlbum(0, 'Fans'), replace('/albums/0/cover', 'p1'), addAlbum(0, 'Goals')],
    ],
    ['a list emptied one by one', [dropAlbum(0), dropAlbum(0)]],
  ])('restores %s', (_, changes) => {
    const { after, inverse } = changed(page, ...changes);
    expect(takeBack(after, inverse)).toEqual(page);
  });

  test('keeps later changes of other places', () => {
    const { after, inverse } = changed(page, replace('/text', 'new'));
    const later = changed(after, replace('/note', 'later'), dropAlbum(0)).after;
    expect(takeBack(later, inverse)).toEqual({ ...page, note: 'later', albums: [page.albums[1]] });
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
    expect(refusalOf(() => takeBack(later, inverse))).toBe('conflict changedSince');
    expect(later).toEqual(kept);
  });

  test('is refused as a whole where one of its places has changed', () => {
    const { after, inverse } = changed(page, replace('/text', 'new'), replace('/note', 'noted'));
    const later = changed(after, replace('/text', 'newest')).after;
    expect(refusalOf(() => takeBack(later, inverse))).toBe('conflict changedSince');
  });

  test('works again where a later change was itself taken back', () => {
    const first = changed(page, replace('/text', 'new'));
    const second = changed(first.after, replace('/text', 'newest'));
    expect(takeBack(takeBack(second.after, second.inverse), first.inverse)).toEqual(page);
  });
});
