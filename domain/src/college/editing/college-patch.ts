import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { historyEndsAt, personalDataOfEdits, storedEditShape } from '../../kernel/patch/stored-edit';
import { RETENTION } from '../../reference/limits';
import { fieldSource } from '../college-parts';

/** Version of the stored shape. */
export const COLLEGE_PATCH_SCHEMA_VERSION = 1;

/** An edit of a college in its history, `colleges/{id}/patches/{patchId}`, with the earlier sources of its facts. */
export const collegePatch = z.strictObject({
  schemaVersion: z.literal(COLLEGE_PATCH_SCHEMA_VERSION),
  ...storedEditShape,
  earlierSources: z.record(z.string(), z.nullable(fieldSource)),
});

export type CollegePatch = z.infer<typeof collegePatch>;

/** The history of the colleges; an edit expires after 24 months. */
export const COLLEGE_PATCHES = defineCollection({
  name: 'colleges/{collegeId}/patches',
  holds: 'An edit of a college: who made it and when, what it did, how it is undone, and who undid it.',
  version: COLLEGE_PATCH_SCHEMA_VERSION,
  schema: collegePatch,
  upgrades: {},
  stamps: { expiresAt: ({ by }) => historyEndsAt(by.at, RETENTION.historyMonths) },
  expires: `${RETENTION.historyMonths} months after the edit`,
  personalData: personalDataOfEdits('collegeId', { edits: 'edits', undone: 'undone' }),
});
