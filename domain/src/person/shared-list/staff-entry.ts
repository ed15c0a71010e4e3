import * as z from 'zod/mini';
import { collegeId } from '../../college/college';
import { defineCollection } from '../../kernel/documents/define-collection';
import { instant, longText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { SHARED_LIST_LIMITS } from '../../reference/shared-lists';
import { account } from '../account/account';
import { profile } from '../profiles/profile';
import { RECRUITING_STAGES } from '../recruiting-stages';

/** Version of the stored shape. */
export const STAFF_ENTRY_SCHEMA_VERSION = 1;

/** What the staff write down about a player: a note, that they contacted them, or (by the server) a new stage. */
const kind = z.enum(['note', 'contact', 'move']);
const version = z.int().check(z.minimum(1));

/**
 * `staffEntries/{id}`: what somebody of a college's staff wrote about a player on the shared list. It holds the uid of
 * its author, never initials, so that deleting the author's account leaves nothing of them
 * (docs/decisions/240-shared-lists.md). Notes alone have a text, moves alone a stage.
 */
export const staffEntry = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(STAFF_ENTRY_SCHEMA_VERSION),
  collegeId,
  player: profile.shape._id,
  author: account.shape._id,
  kind,
  text: z.nullable(longText(SHARED_LIST_LIMITS.note)),
  stage: z.nullable(z.enum(RECRUITING_STAGES)),
  version,
  at: instant,
  changedAt: instant,
});
export type StaffEntry = z.infer<typeof staffEntry>;

/** What the staff of colleges wrote about the players on their shared lists. */
export const STAFF_ENTRIES = defineCollection({
  name: 'staffEntries',
  holds: 'A note, a contact or a move of a player on a shared list, with its author. Only the staff of the college see it.',
  version: STAFF_ENTRY_SCHEMA_VERSION,
  schema: staffEntry,
  upgrades: {},
  personalData: {
    export: [
      {
        section: 'staffNotesAboutYou',
        as: 'list',
        of: [{ by: 'field', field: 'player' }],
        sortedBy: 'on',
        // Neither the author nor the initials: the college answers for what its staff wrote.
        entry: ({ kind: of, collegeId: college, text, changedAt }) =>
          of === 'note' ? { collegeId: college, text, on: changedAt.slice(0, 10) } : null,
      },
      {
        section: 'staffNotes',
        as: 'list',
        of: [{ by: 'field', field: 'author' }],
        sortedBy: 'at',
        entry: ({ _id, schemaVersion, author, version: _version, ...shown }) => shown,
      },
    ],
    deletion: { erase: [{ by: 'field', field: 'player' }], anonymise: [{ by: 'field', field: 'author' }] },
  },
});

const noteText = longText(SHARED_LIST_LIMITS.note).check(z.refine((text) => !isBlank(text)));

/** What is sent to write or change a note or a contact; `version` is the one it starts from, 0 for a new one. */
export const staffEntryForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), text: noteText, version: z.int().check(z.minimum(0)) }),
  z.object({ kind: z.literal('contact'), text: z.null(), version: z.int().check(z.minimum(0)) }),
]);
export type StaffEntryForm = z.infer<typeof staffEntryForm>;
