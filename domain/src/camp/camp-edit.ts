import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import { historyEndsAt, personalDataOfEdits, storedEditShape } from '../kernel/patch/stored-edit';
import { RETENTION } from '../reference/limits';

/** Version of the stored shape. */
export const CAMP_EDIT_SCHEMA_VERSION = 1;

/** An edit of a camp in its history, `camps/{campId}/campEdits/{patchId}`. */
export const campEdit = z.strictObject({
  schemaVersion: z.literal(CAMP_EDIT_SCHEMA_VERSION),
  ...storedEditShape,
});

export type CampEdit = z.infer<typeof campEdit>;

/** The history of the camps; an edit expires after 24 months. */
export const CAMP_EDITS = defineCollection({
  name: 'camps/{campId}/campEdits',
  holds: 'An edit of a camp: who made it and when, what it did, how it is undone, and who undid it.',
  version: CAMP_EDIT_SCHEMA_VERSION,
  schema: campEdit,
  upgrades: {},
  stamps: { expiresAt: ({ by }) => historyEndsAt(by.at, RETENTION.historyMonths) },
  expires: `${RETENTION.historyMonths} months after the edit`,
  personalData: personalDataOfEdits('campId', { edits: 'campEdits', undone: 'campEditsUndone' }),
});
