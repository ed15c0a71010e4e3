import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../refusal/refusal';
import { type DocumentRules, editDocument } from './edit-document';
import { add, refusalOf, replace } from './testing/patches';

const page = z.strictObject({
  title: z.nullable(z.string().check(z.overwrite((text) => text.trim()))),
  name: z.string(),
  tags: z.array(z.string()).check(
    z.maxLength(3),
    z.refine((tags) => new Set(tags).size === tags.length),
  ),
  count: z.nullable(z.number()),
});
type Page = z.infer<typeof page>;
const document: Page = { title: null, name: 'Harbor', tags: ['a', 'b'], count: null };

const rules: DocumentRules<Page> = {
  schema: page,
  guard: () => undefined,
  ignores: () => false,
  follow: () => [],
  check: () => undefined,
};
const edited = (...patch: unknown[]): Page => editDocument(document, patch, rules).document;
const refused = (...patch: unknown[]): string => refusalOf(() => edited(...patch));

describe('an edit', () => {
  test('does all operations in their order, each on the outcome of the one before', () => {
    expect(edited(add('/tags/-', 'c'), replace('/tags/2', 'd'), add('/tags/0', 'x'), replace('/tags/1', null)).tags).toEqual([
      'x',
      'b',
      'd',
    ]);
  });

  test('stores values in the form that the schema at their path gives them', () => {
    expect(edited(replace('/title', '  Home  ')).title).toBe('Home');
  });

  test('returns what was done, with `-` as the index it meant, and how to undo it, the last first', () => {
    const { forward, inverse } = editDocument(document, [add('/tags/-', 'c'), replace('/name', 'Point')], rules);
    expect(forward).toEqual([
      { op: 'add', path: '/tags/2', value: 'c' },
      { op: 'replace', path: '/name', value: 'Point' },
    ]);
    expect(inverse.map(({ op, path, value }) => [op, path, value])).toEqual([
      ['replace', '/name', 'Harbor'],
      ['remove', '/tags/2', null],
    ]);
  });

  test('`add` of a field sets it; of what is already so nothing is done', () => {
    expect(edited(add('/title', 'Home')).title).toBe('Home');
    expect(
      editDocument(document, [replace('/name', 'Harbor'), replace('/title', null), add('/tags', ['a', 'b'])], rules),
    ).toEqual({
      document,
      forward: [],
      inverse: [],
    });
  });

  test('may break a rule on the way and satisfy it in the end', () => {
    expect(edited(replace('/tags/0', 'b'), replace('/tags/1', 'a')).tags).toEqual(['b', 'a']);
    expect(refused(replace('/tags/0', 'b'))).toBe('invalid valueRefused');
  });

  test('null deletes what is optional, empties a list, takes an entry out; what is required stays', () => {
    expect(edited(replace('/tags', null)).tags).toEqual([]);
    expect(edited(replace('/tags/0', null)).tags).toEqual(['b']);
    expect(refused(replace('/name', null))).toBe('invalid valueRefused');
    expect(refused(add('/tags/-', null))).toBe('invalid valueRefused');
  });
});

describe('the rules of a kind of document', () => {
  test('guard paths, ignore some, add what follows and check the outcome', () => {
    const seen: string[] = [];
    const own: DocumentRules<Page> = {
      ...rules,
      guard: (segments) => {
        seen.push(segments.join('/'));
        if (segments[0] === 'name') throw new Refusal('invalid', 'fieldNotEditable');
      },
      ignores: ([first]) => first === 'ignored',
      follow: (_, after, { path }) =>
        path.startsWith('/tags') ? [{ op: 'replace', path: '/count', value: after.tags.length }] : [],
      check: ({ count }, paths) => {
        if (count === 4) throw new Refusal('invalid', 'valueRefused', {}, paths.join());
      },
    };
    const edit = (...patch: unknown[]) => editDocument(document, patch, own);

    expect(edit(add('/tags/-', 'c')).document).toMatchObject({ tags: ['a', 'b', 'c'], count: 3 });
    expect(edit(add('/tags/-', 'c')).inverse.map(({ path }) => path)).toEqual(['/count', '/tags/2']);
    expect(edit(replace('/ignored/anything', 'x'))).toEqual({ document, forward: [], inverse: [] });
    expect(refusalOf(() => edit(replace('/name', 'x')))).toBe('invalid fieldNotEditable');
    expect(refusalOf(() => edit(replace('/count', 4)))).toBe('invalid valueRefused');
    expect(seen).toContain('tags/-');
  });
});

describe('a patch from outside is refused', () => {
  test.each<[string, unknown, string]>([
    ['more than a hundred operations', Array.from({ length: 101 }, () => replace('/count', 1)), 'tooLarge tooManyOperations'],
    ['no list', { op: 'add' }, 'invalid invalidPatch'],
    ['an empty list', [], 'invalid invalidPatch'],
    ['another op', [{ op: 'remove', path: '/title' }], 'invalid invalidPatch'],
    ['a part too many', [{ ...replace('/title', 'x'), from: '/name' }], 'invalid invalidPatch'],
    ['a path too long', [replace(`/${'a'.repeat(400)}`, 'x')], 'invalid invalidPatch'],
    ['a value nested too deep', [replace('/title', JSON.parse(`${'['.repeat(21)}${']'.repeat(21)}`))], 'invalid valueTooDeep'],
    ['a prototype key', [replace('/title', JSON.parse('{"__proto__":1}'))], 'invalid invalidPatch'],
    ['an unknown path', [replace('/nothing', 'x')], 'invalid unknownField'],
    ['a path past the end', [replace('/tags/2', 'x')], 'invalid unknownField'],
    ['replace at the end', [replace('/tags/-', 'x')], 'invalid unknownField'],
    ['no path', [replace('title', 'x')], 'invalid unknownField'],
    ['a list that grows too long', [add('/tags/-', 'c'), add('/tags/-', 'd')], 'invalid valueRefused'],
    ['a number that is none', [{ op: 'replace', path: '/count', value: Infinity }], 'invalid invalidPatch'],
  ])('%s', (_, patch, refusal) => {
    expect(refusalOf(() => editDocument(document, patch, rules))).toBe(refusal);
  });

  test('the refusal names the operation that is none', () => {
    const act = () => editDocument(document, [replace('/title', 'x'), { op: 'test', path: '/title' }], rules);
    expect(act).toThrow(expect.objectContaining({ field: 'patch/1' }));
  });
});
