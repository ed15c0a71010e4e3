import { describe, expect, test } from 'vitest';
import { integerOf } from '../values/value';
import type { Precondition, Write } from '../wire/messages';
import { checkWrites } from './check-writes';

const DATABASE = 'projects/demo/databases/(default)';
const NAME = `${DATABASE}/documents/c/a`;
const version = (seconds: string): Precondition => ({ updateTime: { seconds, nanos: 0 } });
const nothing = { updateMask: null, updateTransforms: [], currentDocument: null };
const set = (currentDocument: Precondition | null = null): Write => ({
  ...nothing,
  update: { name: NAME, fields: {} },
  currentDocument,
});
const remove = (currentDocument: Precondition | null = null): Write => ({ ...nothing, delete: NAME, currentDocument });
const step = (...paths: string[]): Write => ({
  ...nothing,
  transform: { document: NAME, fieldTransforms: paths.map((fieldPath) => ({ fieldPath, increment: integerOf(1) })) },
});

describe('several writes to one document', () => {
  test.each([
    ['set and set again', [set(), set({ exists: true })]],
    ['deleted and recreated', [remove(), set({ exists: false })]],
    ['the version expected once, or the same one again', [set(version('5')), set(), set(version('5'))]],
  ])('are taken: %s', (_what, writes) => {
    expect(() => checkWrites(writes, DATABASE)).not.toThrow();
  });

  test.each([
    ['deleted, then expected', [remove(), set({ exists: true })]],
    ['deleted, then expected in a version', [remove(version('5')), set(version('5'))]],
    ['set, then expected to be missing', [set(), set({ exists: false })]],
    ['two versions', [set(version('5')), set(version('6'))]],
    ['a version only later', [set(), set(version('5'))]],
  ])('are refused: %s', (_what, writes) => {
    expect(() => checkWrites(writes, DATABASE)).toThrow(expect.objectContaining({ reason: 'INVALID_ARGUMENT' }));
  });
});

test('a field and one within it are not transformed together; the same field may be, twice', () => {
  expect(() => checkWrites([step('m', 'm.x')], DATABASE)).toThrow('at the same time');
  expect(() => checkWrites([step('m.x', 'm.x', 'm.y')], DATABASE)).not.toThrow();
});

test('a document of another database is refused', () => {
  expect(() => checkWrites([set()], 'projects/other/databases/(default)')).toThrow('is not in the database of this call');
});
