import { describe, expect, test } from 'vitest';
import { aCollege } from '../testing/a-college';
import { add, coach, edited, replace } from '../../kernel/patch/testing/patches';
import { isAllPhotosPath } from './album-rules';
import { applyCollegePatch } from './edit-college';

describe('[S4-13] albums', () => {
  test('the first photo added to an album without cover becomes its cover', () => {
    const after = edited(aCollege(), add('/albums/1/pictures/-', 'picture-3'));
    expect(after.albums[1]).toEqual({ name: 'City', cover: 'picture-3', pictures: ['picture-3'] });
  });

  test('a later photo leaves the cover', () => {
    expect(edited(aCollege(), add('/albums/0/pictures/-', 'picture-3')).albums[0]?.cover).toBe('picture-1');
  });

  test('an album that is added with pictures and no cover gets its first as cover', () => {
    expect(edited(aCollege(), add('/albums/-', { name: 'New', pictures: ['picture-3', 'picture-4'] })).albums[2]?.cover).toBe(
      'picture-3',
    );
  });

  test('a cover taken out of its album gives way to the next picture', () => {
    expect(edited(aCollege(), replace('/albums/0/pictures/0', null)).albums[0]).toEqual({
      name: 'Campus',
      cover: 'picture-2',
      pictures: ['picture-2'],
    });
  });

  test('adding to allPhotos changes nothing', () => {
    const college = aCollege();
    const edit = applyCollegePatch(college, [add('/albums/allPhotos/pictures/-', 'picture-3')], coach);
    expect(edit).toEqual({ document: college, forward: [], inverse: [] });
  });
});

describe('covers that follow from an edit', () => {
  const covers = (...patch: unknown[]) => edited(aCollege(), ...patch).albums.map(({ name, cover }) => [name, cover]);

  test('of the whole list, album by album by their names', () => {
    const albums = [
      { name: 'City', pictures: ['picture-3', 'picture-4'] },
      { name: 'Campus', cover: 'picture-1', pictures: ['picture-2'] },
      { name: 'Fans', cover: 'picture-4', pictures: ['picture-3'] },
    ];
    expect(covers(replace('/albums', albums))).toEqual([
      ['City', 'picture-3'],
      ['Campus', 'picture-2'],
      ['Fans', 'picture-4'],
    ]);
  });

  test('of a whole album, if it is the same by name', () => {
    const album = { cover: 'picture-1', pictures: ['picture-3'] };
    expect(covers(replace('/albums/0', { name: 'Campus', ...album }))[0]).toEqual(['Campus', 'picture-3']);
    expect(covers(replace('/albums/0', { name: 'Fans', ...album }))[0]).toEqual(['Fans', 'picture-1']);
  });

  test('of its list of pictures', () => {
    expect(covers(replace('/albums/0/pictures', ['picture-4', 'picture-2']))[0]).toEqual(['Campus', 'picture-4']);
    expect(covers(replace('/albums/0/pictures', []))[0]).toEqual(['Campus', null]);
    expect(covers(replace('/albums/0/pictures', ['picture-4', 'picture-1']))[0]).toEqual(['Campus', 'picture-1']);
  });

  test('not where it takes the cover away, nor in the album that moves up for a removed one', () => {
    expect(covers(replace('/albums/0/cover', null))[0]).toEqual(['Campus', null]);
    expect(covers(replace('/albums/0/cover', null), replace('/albums/0/pictures/0', null))[0]).toEqual(['Campus', null]);
    expect(covers(replace('/albums/1/cover', 'picture-4'), replace('/albums/0', null))).toEqual([['City', 'picture-4']]);
  });

  test('not from a new name', () => {
    expect(covers(replace('/albums/0/cover', null), replace('/albums/0/name', 'Grounds'))[0]).toEqual(['Grounds', null]);
  });

  test('an album without cover that gets a further picture takes the new one', () => {
    expect(covers(replace('/albums/0/cover', null), add('/albums/0/pictures/-', 'picture-3'))[0]).toEqual([
      'Campus',
      'picture-3',
    ]);
  });
});

test.each([
  ['albums/allPhotos', true],
  ['albums/allPhotos/pictures/-', true],
  ['albums/allPhotos/pictures/0', false],
  ['albums/allPhotos/pictures', false],
  ['albums/allPhotos/pictures/-/x', false],
  ['albums/allPhotos/cover/-', false],
  ['albums/allPhotos/cover', false],
  ['albums', false],
  ['albums/0', false],
  ['tags/allPhotos', false],
])('an edit of %s is one of the derived album: %s', (path, isDerived) => {
  expect(isAllPhotosPath(path.split('/'))).toBe(isDerived);
});
