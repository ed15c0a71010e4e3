import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../refusal/refusal';
import { type DocumentRules, editDocument } from './edit-document';
import { add, replace } from './testing/patches';

const page = z.strictObject({
  name: z.string(),
  tags: z.array(z.string()).check(z.refine((tags) => new Set(tags).size === tags.length)),
  albums: z.array(z.strictObject({ name: z.string(), pictures: z.array(z.string()) })),
});
const document: z.infer<typeof page> = { name: 'Harbor', tags: ['a', 'b'], albums: [{ name: 'Campus', pictures: [] }] };
const rules: DocumentRules<typeof document> = {
  schema: page,
  guard: () => undefined,
  ignores: () => false,
  follow: () => [],
  check: () => undefined,
};
const edited = (sent: unknown) => editDocument(document, sent, rules).document;

/** Code, values and field of the refusal of a patch. */
function refusalOf(sent: unknown): unknown {
  try {
    edited(sent);
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.values, error.field];
    throw error;
  }
  return null;
}

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('the limits of a patch', () => {
  test('a hundred operations pass; more are refused with the limit', () => {
    const operations = Array.from({ length: 101 }, (_, index) => replace('/name', `${index}`));
    expect(edited(operations.slice(1)).name).toBe('100');
    expect(refusalOf(operations)).toEqual(['tooManyOperations', { limit: 100 }, null]);
  });

  test('a value may be nested twenty deep; deeper ones are refused with the limit', () => {
    expect(refusalOf([replace('/name', nested(20))])).toEqual(['valueRefused', {}, '/name']);
    expect(refusalOf([replace('/name', nested(21))])).toEqual(['valueTooDeep', { limit: 20 }, null]);
  });
});

describe('a refusal names', () => {
  test.each([
    ['the operation that is none', [{ op: 'test' }, replace('/name', 'x')], 'patch/0'],
    ['the second one', [replace('/name', 'x'), replace('/name', JSON.parse('{"__proto__":1}'))], 'patch/1'],
    ['the patch where it is no list', { op: 'add' }, 'patch'],
    ['the patch where it is empty', [], 'patch'],
  ])('%s', (_, sent, field) => {
    expect(refusalOf(sent)).toEqual(['invalidPatch', {}, field]);
  });

  test('the path as its field, and nothing of it in its message', () => {
    const long = `/${'a'.repeat(99)}`;
    expect(refusalOf([replace(long, 'x')])).toEqual(['unknownField', {}, long]);
    expect(refusalOf([replace(`x${long}`, 'x')])).toEqual(['unknownField', {}, `x${long}`]);
    expect(refusalOf([replace('/tags/2', 'c')])).toEqual(['unknownField', {}, '/tags/2']);
    expect(refusalOf([add('/tags/-', 'a')])).toEqual(['valueRefused', {}, '/tags/2']);
  });
});

test('an entry that is added in front of the same one is added, and so refused where entries are unique', () => {
  expect(refusalOf([add('/tags/0', 'a')])).toEqual(['valueRefused', {}, '/tags/0']);
});

test('an entry that a patch first fills and then removes is gone, and its fields are not checked', () => {
  expect(edited([add('/albums/0/pictures/-', 'p1'), replace('/albums/0', null)]).albums).toEqual([]);
});
