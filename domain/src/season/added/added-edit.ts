import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { historyEndsAt, personalDataOfEdits, storedEditShape } from '../../kernel/patch/stored-edit';
import { RETENTION } from '../../reference/limits';

/** Version of the stored shape. */
export const ADDED_EDIT_SCHEMA_VERSION = 1;

/** An edit of what the people of a college added, `addedSoccer/{collegeId}/addedEdits/{patchId}`. */
export const addedEdit = z.strictObject({ schemaVersion: z.literal(ADDED_EDIT_SCHEMA_VERSION), ...storedEditShape });

export type AddedEdit = z.infer<typeof addedEdit>;

/** The history of these additions; an edit expires after 24 months. */
export const ADDED_EDITS = defineCollection({
  name: 'addedSoccer/{collegeId}/addedEdits',
  holds: 'An edit of added matches or a squad: who made it and when, what it did, how it is undone, and who undid it.',
  version: ADDED_EDIT_SCHEMA_VERSION,
  schema: addedEdit,
  upgrades: {},
  stamps: { expiresAt: ({ by }) => historyEndsAt(by.at, RETENTION.historyMonths) },
  expires: `${RETENTION.historyMonths} months after the edit`,
  personalData: personalDataOfEdits('collegeId', { edits: 'soccerEdits', undone: 'soccerEditsUndone' }),
});
