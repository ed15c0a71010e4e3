import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { historyEndsAt, personalDataOfEdits, storedEditShape } from '../../kernel/patch/stored-edit';
import { RETENTION } from '../../reference/limits';
import type { College } from '../college';
import { fieldSource } from '../college-parts';
import type { CollegeEditRecord } from './edit-college';

/** Version of the stored shape. */
export const COLLEGE_PATCH_SCHEMA_VERSION = 2;

/** Who suggested the value of an edit; no more is said of that person. */
const suggestedBy = z.nullable(z.enum(['member', 'visitor']));

/**
 * An edit of a college in its history, `colleges/{id}/patches/{patchId}`, with the earlier sources of its facts.
 * `suggestedBy` is null where its author found the value.
 */
export const collegePatch = z.strictObject({
  schemaVersion: z.literal(COLLEGE_PATCH_SCHEMA_VERSION),
  ...storedEditShape,
  earlierSources: z.record(z.string(), z.nullable(fieldSource)),
  suggestedBy,
});

export type CollegePatch = z.infer<typeof collegePatch>;

/** A college after an edit, and what the history stores of it; null where nothing changes. */
export interface CollegeEdit {
  readonly college: College;
  readonly record: (CollegeEditRecord & Partial<Pick<CollegePatch, 'suggestedBy'>>) | null;
}

/** The history of the colleges; an edit expires after 24 months. In its first version nobody suggested values. */
export const COLLEGE_PATCHES = defineCollection({
  name: 'colleges/{collegeId}/patches',
  holds: 'An edit of a college: who made it and when, what it did, how it is undone, and who undid it.',
  version: COLLEGE_PATCH_SCHEMA_VERSION,
  schema: collegePatch,
  upgrades: { 1: (stored) => ({ ...stored, suggestedBy: null }) },
  stamps: { expiresAt: ({ by }) => historyEndsAt(by.at, RETENTION.historyMonths) },
  expires: `${RETENTION.historyMonths} months after the edit`,
  personalData: personalDataOfEdits('collegeId', { edits: 'edits', undone: 'undone' }),
});
