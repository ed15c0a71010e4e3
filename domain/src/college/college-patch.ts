import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import { RETENTION } from '../reference/limits';
import { fieldSource } from './college-parts';

/** Version of the stored shape. */
export const COLLEGE_PATCH_SCHEMA_VERSION = 1;

const change = { path: z.string(), value: z.json() };
const text = z.string();
const someone = z.strictObject({ uid: text, isAdmin: z.boolean(), at: z.iso.datetime() });

/**
 * An edit of a college in its history, `colleges/{id}/patches/{patchId}`: author and time, operations, inverse, whether
 * the page offered UNDO, and who undid it (null: not undone). The two versions are the college's before and after.
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

/** The history of the colleges; an edit expires after 24 months. */
export const COLLEGE_PATCHES = defineCollection({
  name: 'colleges/{collegeId}/patches',
  holds: 'An edit of a college: who made it and when, what it did, how it is undone, and who undid it.',
  version: COLLEGE_PATCH_SCHEMA_VERSION,
  schema: collegePatch,
  upgrades: {},
  stamps: { expiresAt: ({ by }) => monthsAfter(new Date(by.at), RETENTION.historyMonths) },
  personalData: {
    export: [
      {
        section: 'edits',
        as: 'list',
        of: [{ by: 'field', field: 'by.uid' }],
        sortedBy: 'at',
        entry: ({ by, forward }, { path }) => ({ collegeId: path.collegeId, at: by.at, changes: forward }),
      },
      {
        section: 'takenBack',
        as: 'list',
        of: [{ by: 'field', field: 'takenBack.uid' }],
        sortedBy: 'takenBackAt',
        entry: ({ by, takenBack }, { path }) =>
          takenBack === null ? null : { collegeId: path.collegeId, editedAt: by.at, takenBackAt: takenBack.at },
      },
    ],
    deletion: {
      anonymise: [
        { by: 'field', field: 'by.uid' },
        { by: 'field', field: 'takenBack.uid' },
      ],
    },
  },
});

function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
