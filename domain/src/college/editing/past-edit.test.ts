import { expect, test } from 'vitest';
import type { CollegePatch } from './college-patch';
import { pastEditOf } from './past-edit';

const patch = (isAdmin: boolean): CollegePatch => ({
  _id: 'patch-1',
  schemaVersion: 2,
  suggestedBy: null,
  by: { uid: 'uid-coach', isAdmin, at: '2026-03-01T10:00:00.000Z' },
  fromVersion: 4,
  toVersion: 5,
  forward: [{ op: 'replace', path: '/city/description', value: 'Secret draft.' }],
  inverse: [],
  earlierSources: {},
  offersUndo: true,
  takenBack: null,
});

test('a colleague reads who edited which fields and when, and neither uid nor values', () => {
  expect(pastEditOf(patch(false), 'Marlow Sample')).toEqual({
    version: 5,
    at: '2026-03-01T10:00:00.000Z',
    by: { name: 'Marlow Sample', isAdmin: false },
    paths: ['/city/description'],
  });
});

test('an admin edits as Touchline and is not named', () => {
  expect(pastEditOf(patch(true), 'Ada Admin').by).toEqual({ name: null, isAdmin: true });
});
