import * as z from 'zod/mini';
import { collegeId } from '../college/college';
import { collegeListItem } from '../college/college-list-item';
import { defineCollection } from '../kernel/documents/define-collection';
import { instant, longText } from '../kernel/text/text-schemas';
import { isBlank } from '../kernel/text/text-traits';
import { SAVED_NOTE_MAX } from '../reference/limits';

/** Version of the stored shape. */
export const SAVED_COLLEGE_SCHEMA_VERSION = 1;

/** A user's note about a college or a player; a blank note becomes null. */
export const savedNote = z.pipe(
  z.nullable(longText(SAVED_NOTE_MAX)),
  z.transform((note) => (note === null || isBlank(note) ? null : note)),
);

/** What the form of a note sends. */
export const savedNoteForm = z.object({ note: savedNote });

/** `accounts/{uid}/savedColleges/{collegeId}`: a college that a user has saved; only its owner ever sees it. */
export const savedCollege = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(SAVED_COLLEGE_SCHEMA_VERSION),
  note: z.nullable(longText(SAVED_NOTE_MAX)),
  savedAt: instant,
  notedAt: z.nullable(instant),
});

export type SavedCollege = z.infer<typeof savedCollege>;

/** The colleges that people have saved. */
export const SAVED_COLLEGES = defineCollection({
  name: 'accounts/{uid}/savedColleges',
  holds: 'A college that a person saved, with their note. The id is the college.',
  version: SAVED_COLLEGE_SCHEMA_VERSION,
  schema: savedCollege,
  upgrades: {},
  personalData: {
    export: [
      {
        section: 'savedColleges',
        as: 'list',
        of: [{ by: 'parent' }],
        entry: ({ _id: collegeId, note, savedAt, notedAt }) => ({ collegeId, note, savedAt, notedAt }),
      },
    ],
    deletion: { erase: [{ by: 'parent' }] },
  },
});

/** A saved college as its owner's table shows it; `college` is null where the college is no longer listed. */
export const savedCollegeItem = z.strictObject({
  collegeId,
  note: z.nullable(z.string()),
  savedAt: instant,
  notedAt: z.nullable(instant),
  college: z.nullable(collegeListItem),
});

/** When a removed college or player was saved, and its note written; sent to undo the removal. */
export const earlierSave = z.object({ savedAt: instant, notedAt: z.nullable(instant) });
export type EarlierSave = z.infer<typeof earlierSave>;

/**
 * A college after saving it: the time of the first save stays, and so does the note where none is sent (`undefined`).
 * Saving it again changes nothing. `earlier` restores the times of a removed one, as far as they are past.
 */
export function saveOf(
  before: SavedCollege | null,
  collegeId: string,
  note: string | null | undefined,
  now: string,
  earlier: EarlierSave | null = null,
): SavedCollege {
  const past = (moment: string): string => (moment < now ? moment : now);
  const known = before ?? {
    _id: collegeId,
    schemaVersion: SAVED_COLLEGE_SCHEMA_VERSION,
    note: null,
    savedAt: past(earlier?.savedAt ?? now),
    notedAt: null,
  };
  if (note === undefined || note === known.note) return known;
  return { ...known, note, notedAt: note === null ? null : past((before === null ? earlier?.notedAt : null) ?? now) };
}
