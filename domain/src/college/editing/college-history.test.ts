import { expect, test } from 'vitest';
import { historyEditOf } from './college-history';
import { COLLEGE_PATCH_SCHEMA_VERSION, type CollegePatch } from './college-patch';
import { editCollege } from './edit-college';
import { aCollege } from '../testing/a-college';

const AT = '2026-03-01T09:00:00.000Z';
const college = aCollege({ nickname: 'Terns' });
const patchOf = (...operations: readonly object[]): CollegePatch => {
  const { record } = editCollege(college, operations, { isAdmin: true, today: '2026-03-01' });
  if (record === null) throw new Error('no edit');
  return {
    ...{ _id: 'patch-one', schemaVersion: COLLEGE_PATCH_SCHEMA_VERSION, fromVersion: 1, toVersion: 2, ...record },
    ...{ by: { uid: 'coach', isAdmin: false, at: AT }, offersUndo: true, takenBack: null, suggestedBy: null },
  };
};
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const editor = { uid: 'coach', isAdmin: false, isEditor: true, names: new Map([['coach', 'Robin Sample']]) };

test('[S1-12] an editor reads each field with the value before and after, in the order of the edit', () => {
  const patch = patchOf(replace('/nickname', 'Gulls'), replace('/city/description', 'By the sea.'), replace('/nickname', null));
  expect(historyEditOf(patch, editor)).toMatchObject({
    by: { kind: 'member', name: 'Robin Sample', isYou: true },
    paths: ['/nickname', '/city/description'],
    detail: {
      mayRestore: true,
      changes: [
        { path: '/nickname', before: 'Terns', after: 'Gulls' },
        { path: '/city/description', before: college.city.description, after: 'By the sea.' },
        { path: '/nickname', before: 'Gulls', after: null },
      ],
    },
  });
});

test('[S2-19] other readers get no name, id or value, also of who undid it', () => {
  const patch = { ...patchOf(replace('/nickname', 'Gulls')), takenBack: { uid: 'admin', isAdmin: true, at: AT } };
  const shown = historyEditOf(patch, { ...editor, isEditor: false });
  expect(shown).toEqual({
    ...{
      version: 2,
      at: AT,
      by: { kind: 'coach', name: null, isYou: false },
      paths: ['/nickname'],
      detail: null,
      suggestedBy: null,
    },
    undone: { at: AT, by: { kind: 'touchline', name: null, isYou: false } },
  });
});

test('an edit is not restorable twice, nor a field by those who may not change it', () => {
  const renamed = patchOf(replace('/name', 'Another'));
  expect(historyEditOf(renamed, editor).detail?.mayRestore).toBe(false);
  expect(historyEditOf(renamed, { ...editor, isAdmin: true }).detail?.mayRestore).toBe(true);
  const takenBack = { uid: 'coach', isAdmin: false, at: AT };
  expect(historyEditOf({ ...patchOf(replace('/nickname', 'Gulls')), takenBack }, editor).detail?.mayRestore).toBe(false);
});

test('the values of a very large edit are left out, its fields are not', () => {
  const long = patchOf(...Array.from({ length: 20 }, (_, index) => replace('/city/description', `${index} ${'a'.repeat(4000)}`)));
  expect(historyEditOf(long, editor)).toMatchObject({ paths: ['/city/description'], detail: { changes: null } });
});
