import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { StoredDocument } from '@touchline/domain/kernel/documents/upgrade';
import { FEEDBACK, storedFeedback } from '@touchline/domain/person/feedback';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { repositoryRoot } from '../repository-root';
import { schemaOutline } from './schema-outline';
import { committedOutline, storedFixture, writeStoredSchemas } from './stored-schemas';

const NEXT = FEEDBACK.version + 1;
const withStars = (stored: StoredDocument) => ({ ...stored, stars: 0 });

test('the command writes a new version from the one before, and never over a version that is known', () => {
  const root = mkdtempSync(join(tmpdir(), 'touchline-schemas-'));
  cpSync(join(repositoryRoot, 'tests/fixtures/stored/feedback'), join(root, 'tests/fixtures/stored/feedback'), {
    recursive: true,
  });
  const wider = { ...FEEDBACK, schema: z.extend(storedFeedback, { stars: z.int() }) };
  expect(writeStoredSchemas(root, [FEEDBACK])).toEqual([]);
  expect(() => writeStoredSchemas(root, [wider])).toThrow(`Raise the version to ${NEXT}`);

  const schema = z.extend(storedFeedback, { schemaVersion: z.literal(NEXT), stars: z.int() });
  const next = { ...FEEDBACK, version: NEXT, schema, upgrades: { ...FEEDBACK.upgrades, [FEEDBACK.version]: withStars } };
  expect(writeStoredSchemas(root, [next]).map((file) => basename(file))).toEqual([`v${NEXT}.schema.txt`, `v${NEXT}.json`]);
  expect(storedFixture(root, next, NEXT).document).toEqual({
    ...storedFixture(root, next, FEEDBACK.version).document,
    schemaVersion: NEXT,
    stars: 0,
  });
  expect(committedOutline(root, next, NEXT)).toContain('\nstars: number');
  rmSync(root, { recursive: true });
});

test('the outline of a schema says its fields, types, limits and choices, in one order', () => {
  const schema = z.strictObject({
    name: z.string().check(z.minLength(1), z.regex(/^a/)),
    kind: z.nullable(z.enum(['one', 'two'])),
    list: z.array(z.int().check(z.maximum(9))).check(z.maxLength(3)),
    more: z.record(z.string(), z.union([z.string(), z.literal(5)])),
  });
  expect(schemaOutline(schema).split('\n')).toEqual([
    '(document): object strict',
    'kind: nullable enum entries=one|two',
    'list: array [max_length maximum=3]',
    'list[]: number format="safeint" [less_than inclusive=true value=9]',
    'more: record',
    'more{key}: string',
    'more{}: union',
    'more{}|1: string',
    'more{}|2: literal values=[5]',
    'name: string [min_length minimum=1] [string_format format="regex" pattern=/^a/]',
    '',
  ]);
});
