import { describe, expect, test } from 'vitest';
import { aCollege } from './testing/a-college';
import { add, coach, edited, replace } from '../kernel/patch/testing/patches';
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
