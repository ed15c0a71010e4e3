import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { historyEndsAt, storedEditShape } from '../../kernel/patch/stored-edit';
import { RETENTION } from '../../reference/limits';

/** Version of the stored shape. */
export const PROFILE_EDIT_SCHEMA_VERSION = 1;

/** An edit of a profile in its history, `profiles/{uid}/edits/{patchId}`. */
export const profileEdit = z.strictObject({
  schemaVersion: z.literal(PROFILE_EDIT_SCHEMA_VERSION),
  ...storedEditShape,
});

export type ProfileEdit = z.infer<typeof profileEdit>;

/** The history of the profiles; an edit expires after 24 months. Only its owner edits a profile. */
export const PROFILE_EDITS = defineCollection({
  name: 'profiles/{uid}/edits',
  holds: 'An edit of a profile by its owner: when, what it did, how it is undone, and whether it was.',
  version: PROFILE_EDIT_SCHEMA_VERSION,
  schema: profileEdit,
  upgrades: {},
  stamps: { expiresAt: ({ by }) => historyEndsAt(by.at, RETENTION.historyMonths) },
  expires: `${RETENTION.historyMonths} months after the edit`,
  personalData: {
    export: [
      {
        section: 'profileEdits',
        as: 'list',
        of: [{ by: 'parent' }],
        sortedBy: 'at',
        entry: ({ by, forward, takenBack }) => ({ at: by.at, changes: forward, undoneAt: takenBack?.at ?? null }),
      },
    ],
    deletion: { erase: [{ by: 'parent' }] },
  },
});
