import { describe, expect, test } from 'vitest';
import { add, admin, coach, edited, refusalOf, replace } from '../../kernel/patch/testing/patches';
import { Refusal } from '../../kernel/refusal/refusal';
import type { College } from '../college';
import { applyCollegePatch, editCollege, undoCollegeChanges, undoCollegeEdit } from './edit-college';
import { aCollege } from '../testing/a-college';

const DETAILS = { width: 800, height: 600, placeholder: null, area: null };

/** Code and field of the refusal of a patch. */
function fieldRefusedBy(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.field ?? 'without field'}`;
    throw error;
  }
  return 'accepted';
}

describe('what a college patch may write', () => {
  test.each([
    ['/logo', 'picture-9', '/logo'],
    ['/cover', 'picture-9', '/cover'],
    ['/academics/presidentPicture', 'picture-9', '/academics'],
    ['/athletics/sport/0/teamPicture', 'picture-9', '/athletics'],
    ['/albums/0/cover', 'picture-9', '/albums'],
    ['/alumni/0/picture', 'picture-9', '/alumni'],
  ])('%s shows no picture of somebody else', (path, picture, field) => {
    const college = edited(aCollege(), add('/alumni/-', { id: 'kim', name: 'Kim Sample', type: 'olympian' }));
    expect(fieldRefusedBy(() => applyCollegePatch(college, [replace(path, picture)], coach))).toBe(`foreignPicture ${field}`);
    expect(refusalOf(() => applyCollegePatch(college, [replace(path, 'picture-4')], coach))).toBe('accepted');
  });

  test.each(['/name', '/pathName', '/collegeURL'])('%s is the admins’ alone, and the refusal names it', (path) => {
    expect(fieldRefusedBy(() => applyCollegePatch(aCollege(), [replace(path, 'x')], coach))).toBe(`fieldNotEditable ${path}`);
  });

  test('of the details of a picture only its area', () => {
    const college = aCollege({ pictureDetails: { 'picture-1': DETAILS } });
    const refusal = (path: string, value: unknown) => refusalOf(() => applyCollegePatch(college, [replace(path, value)], admin));
    expect(refusal('/pictureDetails/picture-1/area', null)).toBe('accepted');
    expect(refusal('/pictureDetails/picture-1/width', 801)).toBe('invalid fieldNotEditable');
    expect(refusal('/pictureDetails/picture-1', DETAILS)).toBe('invalid fieldNotEditable');
    expect(refusal('/pictureDetails', {})).toBe('invalid fieldNotEditable');
  });
});

describe('a refused path', () => {
  test('is named whole, in the message as in the field', () => {
    const path = '/pictureDetails/picture-1/width';
    const college = aCollege({ pictureDetails: { 'picture-1': DETAILS } });
    expect(() => applyCollegePatch(college, [replace(path, 801)], coach)).toThrow(
      expect.objectContaining({ code: 'fieldNotEditable', field: path }),
    );
  });

  test('of a picture of somebody else refuses the patch, whatever else it changes; a stored one refuses no other edit', () => {
    const patch = [replace('/city/population', 5), replace('/logo', 'picture-9')];
    expect(refusalOf(() => applyCollegePatch(aCollege(), patch, coach))).toBe('invalid foreignPicture');
    expect(refusalOf(() => applyCollegePatch(aCollege({ logo: 'picture-9' }), patch.slice(0, 1), coach))).toBe('accepted');
  });
});

describe('the size of a college', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, index) => `${index}`.padStart(4, '0').padEnd(200, 'm'));
  const majors = (lists: number) => [
    { name: 'All', subcategories: Array.from({ length: lists }, (_, index) => ({ name: `${index}`, majors: texts(495) })) },
  ];
  const withMajors = (lists: number): College => {
    const { academics } = aCollege();
    return aCollege({ academics: { ...academics, details: { ...academics.details, majors: majors(lists) } } });
  };

  test('an edit that history has no room for is refused, although the college would fit', () => {
    const act = (from: number, to: number) => () =>
      applyCollegePatch(withMajors(from), [replace('/academics/details/majors', majors(to))], coach);
    expect(refusalOf(act(2, 1))).toBe('accepted');
    expect(refusalOf(act(4, 3))).toBe('tooLarge collegeTooLarge');
  });

  test('a college over the limit is refused no edit that changes nothing', () => {
    const tooLarge = withMajors(10);
    expect(refusalOf(() => applyCollegePatch(tooLarge, [replace('/city/population', 12_000)], coach))).toBe('accepted');
    expect(refusalOf(() => applyCollegePatch(tooLarge, [replace('/city/population', 1)], coach))).toBe(
      'tooLarge collegeTooLarge',
    );
  });
});

describe('undoing an edit is refused', () => {
  test('where the page would break a rule of its own', () => {
    const { document, inverse } = applyCollegePatch(aCollege(), [replace('/albums/1', null)], coach);
    const later = { ...document, albums: [{ name: 'City', cover: null, pictures: [] }] };
    const siblings = inverse.map((change) => ({ ...change, siblings: ['City'] }));
    expect(refusalOf(() => undoCollegeChanges(later, siblings))).toBe('conflict changedSince');
    expect(refusalOf(() => undoCollegeChanges(document, inverse))).toBe('accepted');
  });

  test('where the page would show a picture that the college no longer owns', () => {
    const { document, inverse } = applyCollegePatch(aCollege({ logo: 'picture-4' }), [replace('/logo', null)], coach);
    const later = { ...document, pictures: ['picture-1', 'picture-2'] };
    expect(refusalOf(() => undoCollegeChanges(later, inverse))).toBe('conflict changedSince');
  });
});

describe('the sources of edited facts', () => {
  const imported = { by: 'import', source: 'Team list', year: 2025 } as const;
  const before = aCollege({ version: 7, nickname: 'Pilots', sources: { nickname: imported, name: imported } });

  test.each([
    [true, 'admin'],
    [false, 'coach'],
  ])('name who wrote them in which year (admin: %s), and only for what has changed', (isAdmin, by) => {
    const patch = [replace('/nickname', 'Mariners'), add('/tags/-', 'by the sea'), replace('/city/population', 5)];
    const { college, record } = editCollege(before, patch, { isAdmin, today: '2026-03-01' });

    const written = { by, source: by, year: 2026 };
    expect(college.sources).toMatchObject({ name: imported, nickname: written });
    expect(college.version).toBe(8);
    expect(record?.forward.map(({ path }) => path)).toEqual(['/nickname', '/tags/0', '/city/population']);
    expect(record?.earlierSources.nickname).toEqual(imported);
    expect(Object.keys(college.sources).toSorted()).toEqual(
      [...new Set(['name', ...Object.keys(record?.earlierSources ?? {})])].toSorted(),
    );
    expect(record?.earlierSources).not.toHaveProperty('name');
  });

  test('come back with undo, which counts as a version of its own; a fact that had none has none again', () => {
    const edit = editCollege(before, [replace('/nickname', null), replace('/collegePhoneNumber', '+1 650-723-2300')], {
      isAdmin: true,
      today: '2026-03-01',
    });
    if (edit.record === null) throw new Error('the edit changed nothing');
    expect(edit.record.earlierSources).toEqual({ nickname: imported, collegePhoneNumber: null });

    const undone = undoCollegeEdit(edit.college, edit.record, coach);

    expect(undone).toEqual({ ...before, version: 9 });
  });

  test('[S2-10] become those of a coach who sends an imported fact as it is, and of nobody where a person wrote it', () => {
    const facts = { nickname: imported, shortName: { by: 'admin', source: 'admin', year: 2025 }, affiliation: imported } as const;
    const college = aCollege({ version: 7, nickname: 'Pilots', shortName: 'Test', affiliation: null, sources: facts });
    const patch = [replace('/nickname', 'Pilots'), replace('/shortName', 'Test'), replace('/affiliation', null)];
    const edit = editCollege(college, patch, { ...coach, today: '2026-03-01' });
    const confirmed = { by: 'coach', source: 'coach', year: 2026 };
    expect(edit.college).toEqual({ ...college, version: 8, sources: { ...facts, nickname: confirmed } });
    expect(edit.record).toEqual({ forward: [], inverse: [], earlierSources: { nickname: imported } });
    if (edit.record === null) throw new Error('nothing was confirmed');
    expect(undoCollegeEdit(edit.college, edit.record, coach)).toEqual({ ...college, version: 9 });
  });

  test('stay with an edit that a coach may not undo, because it changed what only admins change', () => {
    const renaming = [replace('/nickname', 'Mariners'), replace('/name', 'Harbor University')];
    const { college, record } = editCollege(before, renaming, { isAdmin: true, today: '2026-03-01' });
    if (record === null) throw new Error('the edit changed nothing');

    expect(refusalOf(() => undoCollegeEdit(college, record, coach))).toBe('forbidden undoNotAllowed');
    expect(undoCollegeEdit(college, record, admin)).toEqual({ ...before, version: 9 });
  });

  test('are those of the changed fact alone, not of its neighbours', () => {
    const costs = 'academics.details.costs';
    const college = aCollege({ sources: { [`${costs}.inStateTuition`]: imported, [`${costs}.outOfStateTuition`]: imported } });
    const patch = [replace('/academics/details/costs/inStateTuition', 12_000)];
    const edit = editCollege(college, patch, { isAdmin: false, today: '2026-03-01' });
    expect(edit.record?.earlierSources).toEqual({ [`${costs}.inStateTuition`]: imported });
    expect(edit.college.sources[`${costs}.outOfStateTuition`]).toEqual(imported);
  });

  test('stay, as the version does, where an edit changes nothing; it leaves no record', () => {
    const told = { ...before, sources: { nickname: { by: 'coach', source: 'coach', year: 2025 } } } as const;
    expect(editCollege(told, [replace('/nickname', 'Pilots')], { isAdmin: true, today: '2026-03-01' })).toEqual({
      college: told,
      record: null,
    });
  });
});
