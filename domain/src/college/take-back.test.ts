import { describe, expect, test } from 'vitest';
import { aCollege } from '../testing/a-college';
import { add, coach, edited, refusalOf, replace } from '../testing/patches';
import { applyCollegePatch, takeBackCollegeEdit } from './apply-college-patch';

describe('[S4-14] taking an edit back', () => {
  const college = aCollege();

  test('restores the college, automatic cover included', () => {
    const edit = applyCollegePatch(
      college,
      [add('/albums/1/pictures/-', 'picture-3'), replace('/city/description', null)],
      coach,
    );
    expect(takeBackCollegeEdit(edit.document, edit.inverse)).toEqual(college);
  });

  test('keeps later edits of other places', () => {
    const edit = applyCollegePatch(college, [replace('/city/description', 'First')], coach);
    const later = edited(edit.document, replace('/city/population', 5));
    expect(takeBackCollegeEdit(later, edit.inverse).city).toEqual({ description: 'A town by a river.', population: 5 });
  });

  test('is refused where the place has changed since', () => {
    const edit = applyCollegePatch(college, [replace('/city/description', 'First')], coach);
    const later = edited(edit.document, replace('/city/description', 'Second'));
    expect(refusalOf(() => takeBackCollegeEdit(later, edit.inverse))).toBe('conflict changedSince');
  });

  test('is refused where an index now means another album (F19)', () => {
    const edit = applyCollegePatch(college, [replace('/albums/1/cover', 'picture-4')], coach);
    const later = edited(edit.document, replace('/albums/0', null), add('/albums/-', { name: 'Fans', cover: 'picture-4' }));
    expect(refusalOf(() => takeBackCollegeEdit(later, edit.inverse))).toBe('conflict changedSince');
  });

  test('a removed entry comes back at its place although its neighbours were edited', () => {
    const edit = applyCollegePatch(college, [replace('/albums/0', null)], coach);
    const later = edited(edit.document, add('/albums/0/pictures/-', 'picture-4'));
    expect(takeBackCollegeEdit(later, edit.inverse).albums.map(({ name, pictures }) => [name, pictures.length])).toEqual([
      ['Campus', 2],
      ['City', 1],
    ]);
  });
});
