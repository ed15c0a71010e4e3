import * as z from 'zod/mini';
import { fieldSource } from './field-source';

/** Version of the stored shape. */
export const COLLEGE_PATCH_SCHEMA_VERSION = 1;

/** Months that an edit stays in history (design.md §4, Retention). */
export const HISTORY_MONTHS = 24;

const change = { path: z.string(), value: z.json() };
const text = z.string();
const someone = z.strictObject({ uid: text, isAdmin: z.boolean(), at: z.iso.datetime() });

/**
 * An edit of a college as history keeps it, `colleges/{id}/patches/{patchId}`: who and when, what was done, how it is taken back, whether the page
 * offered UNDO, and who took it back (null: nobody). Versions are the college's before and after.
 */
export const collegePatch = z.strictObject({
  _id: text,
  schemaVersion: z.literal(COLLEGE_PATCH_SCHEMA_VERSION),
  by: someone,
  fromVersion: z.int(),
  toVersion: z.int(),
  forward: z.array(z.strictObject({ ...change, op: z.enum(['add', 'replace', 'remove']) })),
  inverse: z.array(
    z.strictObject({
      ...change,
      op: z.enum(['add', 'replace', 'remove']),
      expected: z.json(),
      owners: z.array(text),
      siblings: z.nullable(z.array(text)),
    }),
  ),
  earlierSources: z.record(text, z.nullable(fieldSource)),
  offersUndo: z.boolean(),
  takenBack: z.nullable(someone),
});

export type CollegePatch = z.infer<typeof collegePatch>;
