import * as z from 'zod/mini';
import { collegeId } from '../college/college';
import { collegeListItem } from '../college/catalogue/college-list-item';
import { defineCollection } from '../kernel/documents/define-collection';
import { calendarDate, instant, longText, trimmedText } from '../kernel/text/text-schemas';
import { isBlank } from '../kernel/text/text-traits';
import { NEXT_STEP_MAX, SAVED_NOTE_MAX } from '../reference/limits';
import { RECRUITING_STAGES } from './recruiting-stages';

/** Version of the stored shape. */
export const SAVED_COLLEGE_SCHEMA_VERSION = 2;

/** A user's note about a college or a player; a blank note becomes null. */
export const savedNote = z.pipe(
  z.nullable(longText(SAVED_NOTE_MAX)),
  z.transform((note) => (note === null || isBlank(note) ? null : note)),
);

const stage = z.enum(RECRUITING_STAGES);

/** What a user wants to do next about a college, in one line, and by which day; a day alone is no step. */
export const nextStep = z.strictObject({ text: trimmedText(NEXT_STEP_MAX), on: z.nullable(calendarDate) });
export type NextStep = z.infer<typeof nextStep>;

/** `accounts/{uid}/savedColleges/{collegeId}`: a college that a user has saved; only its owner ever sees it. */
export const savedCollege = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(SAVED_COLLEGE_SCHEMA_VERSION),
  stage,
  nextStep: z.nullable(nextStep),
  note: z.nullable(longText(SAVED_NOTE_MAX)),
  savedAt: instant,
  notedAt: z.nullable(instant),
});

export type SavedCollege = z.infer<typeof savedCollege>;

/** The colleges that people have saved. */
export const SAVED_COLLEGES = defineCollection({
  name: 'accounts/{uid}/savedColleges',
  holds: 'A college that a person saved, with stage, next step and note. The id is the college.',
  version: SAVED_COLLEGE_SCHEMA_VERSION,
  schema: savedCollege,
  upgrades: { 1: (stored) => ({ ...stored, stage: 'interested', nextStep: null }) },
  personalData: {
    export: [
      {
        section: 'savedColleges',
        as: 'list',
        of: [{ by: 'parent' }],
        entry: ({ _id, schemaVersion, ...saved }) => ({ collegeId: _id, ...saved }),
      },
    ],
    deletion: { erase: [{ by: 'parent' }] },
  },
});

/** A saved college as its owner's list shows it; `college` is null where the college is no longer listed. */
export const savedCollegeItem = z.strictObject({
  collegeId,
  stage,
  nextStep: z.nullable(nextStep),
  note: z.nullable(z.string()),
  savedAt: instant,
  notedAt: z.nullable(instant),
  college: z.nullable(collegeListItem),
});

/** When a removed college or player was saved, and its note written; sent to undo the removal. */
export const earlierSave = z.object({ savedAt: instant, notedAt: z.nullable(instant) });
export type EarlierSave = z.infer<typeof earlierSave>;

/** What saving a college sends; what is left out stays, and is at first `interested` without next step and note. */
export const saveCollegeForm = z.object({
  stage: z.optional(stage),
  nextStep: z.optional(z.nullable(nextStep)),
  note: z.optional(savedNote),
  earlier: z.optional(earlierSave),
});
export type SaveCollegeForm = z.infer<typeof saveCollegeForm>;

/**
 * A college after saving it: the time of the first save stays, and so does what is not sent (`undefined`). Saving the
 * same again changes nothing. `earlier` restores the times of a removed one, as far as they are past.
 */
export function saveOf(
  before: SavedCollege | null,
  collegeId: string,
  { stage: sentStage, nextStep: sentStep, note: sentNote, earlier }: SaveCollegeForm,
  now: string,
): SavedCollege {
  const past = (moment: string): string => (moment < now ? moment : now);
  const known = before ?? {
    _id: collegeId,
    schemaVersion: SAVED_COLLEGE_SCHEMA_VERSION,
    stage: 'interested',
    nextStep: null,
    note: null,
    savedAt: past(earlier?.savedAt ?? now),
    notedAt: null,
  };
  const reached = sentStage ?? known.stage;
  const step = sentStep === undefined ? known.nextStep : sentStep;
  const note = sentNote === undefined ? known.note : sentNote;
  const isSameNote = note === known.note;
  if (isSameNote && reached === known.stage && isSameStep(step, known.nextStep)) return known;
  const noted = note === null ? null : past((before === null ? earlier?.notedAt : null) ?? now);
  return { ...known, stage: reached, nextStep: step, note, notedAt: isSameNote ? known.notedAt : noted };
}

const isSameStep = (one: NextStep | null, other: NextStep | null): boolean =>
  one === other || (one?.text === other?.text && one?.on === other?.on);
