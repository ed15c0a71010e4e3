import { describe, expect, test } from 'vitest';
import { aCollege, aTeam } from '../testing/a-college';
import { add, admin, coach, edited, refusalOf, replace } from '../../kernel/patch/testing/patches';
import { applyCollegePatch, undoCollegeChanges } from './edit-college';
import type { College } from '../college';

describe('a college patch', () => {
  test('[S7-13] replaces a text and leaves the given college as it was', () => {
    const college = aCollege();

    const { document, forward } = applyCollegePatch(college, [replace('/city/description', 'A harbour town.')], coach);

    expect(document.city.description).toBe('A harbour town.');
    expect(college.city.description).toBe('A town by a river.');
    expect(forward).toEqual([{ op: 'replace', path: '/city/description', value: 'A harbour town.' }]);
  });

  test('copies only the touched branch', () => {
    const college = aCollege();
    const after = edited(college, replace('/city/description', 'x'));
    expect(after.albums).toBe(college.albums);
    expect(after.academics).toBe(college.academics);
  });

  test('[S7-13] replace with null deletes a field, empties a list or an object, and takes an entry out of a list', () => {
    const college = aCollege({ tags: ['by the sea', 'small'] });
    expect(edited(college, replace('/city/description', null)).city.description).toBeNull();
    expect(edited(college, replace('/city', null)).city).toEqual({ description: null, population: null });
    expect(edited(college, replace('/albums', null)).albums).toEqual([]);
    expect(edited(college, replace('/tags/0', null)).tags).toEqual(['small']);
    expect(edited(college, replace('/athletics/sport/1', null)).athletics.sport).toHaveLength(1);
  });

  test('refuses to delete what is required', () => {
    const college = aCollege();
    expect(refusalOf(() => applyCollegePatch(college, [replace('/name', null)], admin))).toBe('invalid textMissing');
    expect(refusalOf(() => applyCollegePatch(college, [replace('/albums/0/name', null)], coach))).toBe('invalid textMissing');
    expect(refusalOf(() => applyCollegePatch(college, [replace('/athletics', null)], coach))).toBe('accepted');
  });

  test('[S5-13] writes web links with their scheme', () => {
    expect(edited(aCollege(), replace('/applyURL', 'apply.example.edu/now')).applyURL).toBe('https://apply.example.edu/now');
  });

  test('fills the optional fields that a sent entry leaves out', () => {
    const after = edited(aCollege(), add('/albums/-', { name: 'Athletic Facilities' }));
    expect(after.albums[2]).toEqual({ name: 'Athletic Facilities', cover: null, pictures: [] });
  });

  test('keeps nothing of a patch whose second operation is refused', () => {
    const college = aCollege();
    const act = () => applyCollegePatch(college, [replace('/city/description', 'x'), replace('/city/nothing', 'y')], coach);
    expect(refusalOf(act)).toBe('invalid unknownField');
    expect(college.city.description).toBe('A town by a river.');
  });

  test('the figures of earlier years are for imports alone, also for admins', () => {
    for (const path of ['/academics/yearlyFigures', '/academics/yearlyFigures/0/netPrice'])
      for (const editor of [coach, admin])
        expect(refusalOf(() => applyCollegePatch(aCollege(), [replace(path, null)], editor))).not.toBe('accepted');
  });

  test.each([
    ['__proto__', '/__proto__/x'],
    ['constructor', '/constructor/prototype/x'],
    ['an inherited key', '/toString'],
    ['the whole document', ''],
    ['an empty key', '/'],
    ['no leading slash', 'city/description'],
    ['an encoded slash', '/~1name'],
    ['a look-alike letter', '/nаme'],
    ['an index with a leading zero', '/albums/01/name'],
    ['a negative index', '/albums/-1/name'],
    ['an exponent', '/albums/1e0/name'],
    ['an index past the end', '/albums/9/name'],
    ['a deep path', `/${'a/'.repeat(1000)}a`.slice(0, 390)],
  ])('refuses a path that does not exist: %s', (_, path) => {
    expect(refusalOf(() => applyCollegePatch(aCollege(), [replace(path, 'x')], admin))).toMatch(
      /^invalid (unknownField|invalidPatch)$/,
    );
  });

  test.each(['/_id', '/version', '/schemaVersion', '/ipedsUnitId', '/sources', '/pictures/-', '/pictures'])(
    'refuses %s even to an admin',
    (path) => {
      expect(refusalOf(() => applyCollegePatch(aCollege(), [add(path, 'picture-9')], admin))).toBe('invalid fieldNotEditable');
    },
  );

  test('only admins change what identifies a college', () => {
    const change = [replace('/name', 'Another Name')];
    expect(refusalOf(() => applyCollegePatch(aCollege(), change, coach))).toBe('invalid fieldNotEditable');
    expect(applyCollegePatch(aCollege(), change, admin).document.name).toBe('Another Name');
    const legal = [replace('/legalName', 'Another Name')];
    expect(refusalOf(() => applyCollegePatch(aCollege(), legal, coach))).toBe('invalid fieldNotEditable');
  });

  test.each([
    [
      'a hundred and one operations',
      Array.from({ length: 101 }, () => replace('/city/description', 'x')),
      'tooLarge tooManyOperations',
    ],
    ['no list', { op: 'add' }, 'invalid invalidPatch'],
    ['null', null, 'invalid invalidPatch'],
    ['an empty list', [], 'invalid invalidPatch'],
    [
      'a value with the key __proto__',
      JSON.parse('[{"op":"replace","path":"/city","value":{"__proto__":{"x":1}}}]'),
      'invalid invalidPatch',
    ],
    ['op remove', [{ op: 'remove', path: '/city/description' }], 'invalid invalidPatch'],
    ['add without value', [{ op: 'add', path: '/city/description' }], 'invalid invalidPatch'],
    ['deep nesting', [replace('/city', JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`))], 'invalid valueTooDeep'],
  ])('refuses %s', (_, patch: unknown, refusal) => {
    expect(refusalOf(() => applyCollegePatch(aCollege(), patch, coach))).toBe(refusal);
  });

  test('refuses pictures of somebody else, a second team of the same sex and albums that share a name', () => {
    const college = aCollege();
    expect(refusalOf(() => edited(college, add('/albums/0/pictures/-', 'picture-of-another')))).toBe('invalid foreignPicture');
    expect(refusalOf(() => edited(college, replace('/athletics/sport/1/sex', 'male')))).toBe('invalid valueRefused');
    expect(refusalOf(() => edited(college, add('/albums/-', { name: 'Campus' })))).toBe('invalid valueRefused');
    expect(refusalOf(() => edited(college, replace('/albums/1/name', 'allPhotos')))).toBe('invalid albumNameRefused');
    for (const name of ['a/b', '.', '..'])
      expect(refusalOf(() => edited(college, replace('/albums/1/name', name)))).toBe('invalid albumNameRefused');
  });

  test('refuses a small patch that makes the college too large', () => {
    const long = 'x'.repeat(9_900);
    const coaches = Array.from({ length: 40 }, (_, index) => ({ ...aCoach(index), biography: long }));
    const nearlyFull = aCollege({
      academics: { ...aCollege().academics, details: { ...aCollege().academics.details, majors: majorsOf(495_000) } },
      athletics: { sport: [aTeam({ coaches }), aTeam({ sex: 'female' })] },
    });
    expect(refusalOf(() => edited(nearlyFull, replace('/campus/description', 'y'.repeat(19_000))))).toBe(
      'tooLarge collegeTooLarge',
    );
  });
});

function aCoach(index: number): College['athletics']['sport'][number]['coaches'][number] {
  const nobody = { picture: null, email: null, phone: null, sinceYear: null, previousPosts: [], licences: [] };
  return { id: `coach-${index}`, name: `Coach ${index}`, staffType: 'assistantcoach', biography: null, ...nobody };
}

function majorsOf(bytes: number): College['academics']['details']['majors'] {
  const majors = Array.from({ length: 495 }, (_, index) => `${String(index).padStart(4, '0')}${'m'.repeat(190)}`);
  const subcategory = { name: 'All', majors };
  return [{ name: 'Everything', subcategories: Array.from({ length: Math.round(bytes / 96_500) }, () => subcategory) }];
}

describe('[S4-14] undoing an edit', () => {
  const college = aCollege();

  test('restores the college, automatic cover included', () => {
    const edit = applyCollegePatch(
      college,
      [add('/albums/1/pictures/-', 'picture-3'), replace('/city/description', null)],
      coach,
    );
    expect(undoCollegeChanges(edit.document, edit.inverse)).toEqual(college);
  });

  test('leaves later edits of other paths', () => {
    const edit = applyCollegePatch(college, [replace('/city/description', 'First')], coach);
    const later = edited(edit.document, replace('/city/population', 5));
    expect(undoCollegeChanges(later, edit.inverse).city).toEqual({ description: 'A town by a river.', population: 5 });
  });

  test('is refused where the path has changed since', () => {
    const edit = applyCollegePatch(college, [replace('/city/description', 'First')], coach);
    const later = edited(edit.document, replace('/city/description', 'Second'));
    expect(refusalOf(() => undoCollegeChanges(later, edit.inverse))).toBe('conflict changedSince');
  });

  test('is refused where an index now means another album (F19)', () => {
    const edit = applyCollegePatch(college, [replace('/albums/1/cover', 'picture-4')], coach);
    const later = edited(edit.document, replace('/albums/0', null), add('/albums/-', { name: 'Fans', cover: 'picture-4' }));
    expect(refusalOf(() => undoCollegeChanges(later, edit.inverse))).toBe('conflict changedSince');
  });

  test('a removed entry comes back at its index although its neighbours were edited', () => {
    const edit = applyCollegePatch(college, [replace('/albums/0', null)], coach);
    const later = edited(edit.document, add('/albums/0/pictures/-', 'picture-4'));
    expect(undoCollegeChanges(later, edit.inverse).albums.map(({ name, pictures }) => [name, pictures.length])).toEqual([
      ['Campus', 2],
      ['City', 1],
    ]);
  });
});
