import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../http/refusal';
import { aCollege, aTeam } from '../testing/a-college';
import { applyCollegePatch, takeBackCollegeEdit } from './apply-college-patch';
import { college as collegeSchema, type College } from './college';

const coach = { isAdmin: false };
const admin = { isAdmin: true };

function add(path: string, value: unknown) {
  return { op: 'add', path, value };
}
function replace(path: string, value: unknown) {
  return { op: 'replace', path, value };
}
function edited(college: College, ...patch: unknown[]): College {
  return applyCollegePatch(college, patch, coach).document;
}
function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return `${error.kind} ${error.code}`;
    throw error;
  }
  return 'accepted';
}

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

  test('[S3-04] fills the optional fields that a sent entry leaves out', () => {
    const after = edited(aCollege(), add('/albums/-', { name: 'Athletic Facilities' }));
    expect(after.albums[2]).toEqual({ name: 'Athletic Facilities', cover: null, pictures: [] });
  });

  test('keeps nothing of a patch whose second operation is refused', () => {
    const college = aCollege();
    const act = () => applyCollegePatch(college, [replace('/city/description', 'x'), replace('/city/nothing', 'y')], coach);
    expect(refusalOf(act)).toBe('invalid unknownField');
    expect(college.city.description).toBe('A town by a river.');
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
  ])('refuses a place that does not exist: %s', (_, path) => {
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
    expect(refusalOf(() => edited(college, replace('/albums/1/name', 'a/b')))).toBe('invalid albumNameRefused');
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

describe('the quick check of an edit', () => {
  const paths = [
    '/name',
    '/city',
    '/city/description',
    '/albums',
    '/albums/-',
    '/albums/0',
    '/albums/0/pictures/-',
    '/albums/0/pictures/0',
    '/albums/1/name',
  ];
  const more = [
    '/tags/-',
    '/tags/0',
    '/athletics/sport/0',
    '/athletics/sport/-',
    '/athletics/sport/0/sex',
    '/academics/details',
    '/position/lat',
    '/color',
  ];
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      'Campus',
      'City',
      'picture-1',
      'picture-2',
      'picture-4',
      '#0B3D2E',
      'male',
      'female',
      7,
      -300,
      [],
      {},
    ),
    fc.constantFrom<unknown>({ name: 'Campus' }, { name: 'Fans', pictures: ['picture-1', 'picture-1'] }, ['picture-3'], {
      sportsType: 'soccer',
      sex: 'male',
    }),
  );
  const operation = fc.record({ op: fc.constantFrom('add', 'replace'), path: fc.constantFrom(...paths, ...more), value });

  test('lets nothing through that the whole schema refuses, and every accepted edit can be taken back', () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 4 }), (patch) => {
        const college = aCollege();
        const refusal = refusalOf(() => {
          const edit = applyCollegePatch(college, patch, admin);
          expect(collegeSchema.parse(edit.document)).toEqual(edit.document);
          expect(takeBackCollegeEdit(edit.document, edit.inverse)).toEqual(college);
        });
        seen[refusal === 'accepted' ? 'accepted' : 'refused'] += 1;
        expect(refusal).not.toBe('conflict changedSince');
      }),
      { seed: 7, numRuns: 3000 },
    );
    expect(seen.accepted).toBeGreaterThan(50);
    expect(seen.refused).toBeGreaterThan(50);
  });
});
