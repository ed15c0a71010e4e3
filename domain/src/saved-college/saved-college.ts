import * as z from 'zod/mini';
import { collegeId } from '../college/college';
import { collegeListItem } from '../search/college-list-item';
import { instant } from '../text/date-schemas';
import { longText } from '../text/safe-text';
import { isBlank } from '../text/text-traits';
import { SAVED_NOTE_MAX } from './saved-note-limit';

/** Version of the stored shape. */
export const SAVED_COLLEGE_SCHEMA_VERSION = 1;

/** What somebody notes about a college; a blank note is none. */
export const savedNote = z.pipe(
  z.nullable(longText(SAVED_NOTE_MAX)),
  z.transform((note) => (note === null || isBlank(note) ? null : note)),
);

/** `accounts/{uid}/savedColleges/{collegeId}`: a college that somebody keeps an eye on; only its owner ever sees it. */
export const savedCollege = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(SAVED_COLLEGE_SCHEMA_VERSION),
  note: z.nullable(longText(SAVED_NOTE_MAX)),
  savedAt: instant,
  notedAt: z.nullable(instant),
});

export type SavedCollege = z.infer<typeof savedCollege>;

/** A saved college as its owner's table shows it; `college` is null where the college is no longer listed. */
export const savedCollegeItem = z.strictObject({
  collegeId,
  note: z.nullable(z.string()),
  savedAt: instant,
  notedAt: z.nullable(instant),
  college: z.nullable(collegeListItem),
});

export type SavedCollegeItem = z.infer<typeof savedCollegeItem>;

/** When a college was saved and noted before it was taken away; sent where that is taken back. */
export const earlierSave = z.object({ savedAt: instant, notedAt: z.nullable(instant) });
export type EarlierSave = z.infer<typeof earlierSave>;

/**
 * A college as it is saved now: when it was first saved stays, and so does the note where none is sent (`undefined`). Saving what is saved changes nothing. Where it is not
 * saved, `earlier` gives it its moments back, as far as they are past.
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
