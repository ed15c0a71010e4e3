import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { noPersonalData } from '../../kernel/documents/personal-data';
import { collegeId } from '../college';
import { fieldSource } from '../college-parts';

/** Version of both stored shapes. */
export const IMPORT_RECORD_SCHEMA_VERSION = 1;

const importRecord = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(IMPORT_RECORD_SCHEMA_VERSION),
  at: z.iso.datetime(),
  file: z.string(),
  created: z.int(),
  changed: z.int(),
  undoneAt: z.nullable(z.iso.datetime()),
});

export type ImportRecord = z.infer<typeof importRecord>;

/** The imports, by the id of their line in the log. */
export const IMPORTS = defineCollection({
  name: 'imports',
  holds: 'An import: its file, what it was about to write, and when it was undone. The id is that of its line in the log.',
  version: IMPORT_RECORD_SCHEMA_VERSION,
  schema: importRecord,
  upgrades: {},
  personalData: noPersonalData('It is about colleges; who ran the command is not known.'),
});

const importedField = z.strictObject({
  field: z.string(),
  before: z.json(),
  after: z.json(),
  earlier: z.nullable(fieldSource),
  source: z.nullable(fieldSource),
});

/**
 * What an import did to a college: created it, or changed fields of it, each with value and source before and after; a
 * team is the value true. `registered` says that it gave the college the id by which files know it, `toVersion` is the
 * version that it left.
 */
export const importChange = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(IMPORT_RECORD_SCHEMA_VERSION),
  isNew: z.boolean(),
  toVersion: z.int(),
  registered: z.boolean(),
  pathName: z.strictObject({ before: z.nullable(z.string()), after: z.string() }),
  fields: z.array(importedField).check(z.maxLength(200)),
});

export type ImportChange = z.infer<typeof importChange>;

/** What an import did, college by college; by it the import is undone. The id is the college. */
export const IMPORT_CHANGES = defineCollection({
  name: 'imports/{importId}/changes',
  holds: 'What an import did to a college, with value and source before and after; by it the import is undone.',
  version: IMPORT_RECORD_SCHEMA_VERSION,
  schema: importChange,
  upgrades: {},
  personalData: noPersonalData('It is about a college.'),
});
