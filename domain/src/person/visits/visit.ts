import * as z from 'zod/mini';
import { collegeId } from '../../college/college';
import { defineCollection } from '../../kernel/documents/define-collection';
import { calendarDate, instant, longText, shortText, trimmedText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { pictureDetails, pictureId } from '../../pictures/picture-id';
import { VISIT_LIMITS, VISIT_MARKS } from '../../reference/visits';
import { account } from '../account/account';

/** Version of the stored shape. */
export const VISIT_SCHEMA_VERSION = 1;

const mark = z.nullable(z.int().check(z.minimum(VISIT_MARKS.least), z.maximum(VISIT_MARKS.most)));

/** A mark from 1 to 5 for each question; null where it was not marked. */
const marks = z.strictObject({
  coach: mark,
  team: mark,
  level: mark,
  academics: mark,
  campus: mark,
  dorm: mark,
  food: mark,
  town: mark,
  cost: mark,
  withoutSoccer: mark,
});
export type VisitMarks = z.infer<typeof marks>;

/** A photo of a visit, of which only its owner sees the bytes. */
const visitPhoto = z.extend(z.pick(pictureDetails, { width: true, height: true, placeholder: true }), { pictureId });
export type VisitPhoto = z.infer<typeof visitPhoto>;

/**
 * `visits/{owner.visitId}`: a visit of a college as its owner remembers it; only its owner ever sees it
 * (docs/decisions/237-visit-journal.md). `version` counts the edits of what is typed, not the photos.
 */
export const visit = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(VISIT_SCHEMA_VERSION),
  owner: account.shape._id,
  collegeId,
  on: calendarDate,
  withWhom: z.nullable(shortText(VISIT_LIMITS.withWhom)),
  marks,
  text: z.nullable(longText(VISIT_LIMITS.text)),
  photos: z.array(visitPhoto).check(z.maxLength(VISIT_LIMITS.photos)),
  version: z.int().check(z.minimum(1)),
  createdAt: instant,
  updatedAt: instant,
});

export type Visit = z.infer<typeof visit>;

/** The visits of colleges that people remember. */
export const VISITS = defineCollection({
  name: 'visits',
  holds: 'A visit of a college: the day, who was met, marks, a text and its photos. Only its owner ever sees it.',
  version: VISIT_SCHEMA_VERSION,
  schema: visit,
  upgrades: {},
  personalData: {
    export: [
      {
        section: 'visits',
        as: 'list',
        of: [{ by: 'field', field: 'owner' }],
        sortedBy: 'on',
        entry: ({ _id, schemaVersion, owner, version, ...shown }) => shown,
      },
    ],
    deletion: { erase: [{ by: 'field', field: 'owner' }] },
  },
});

/** The text of a visit; a blank one becomes null. */
const visitText = z.pipe(
  z.nullable(longText(VISIT_LIMITS.text)),
  z.transform((text) => (text === null || isBlank(text) ? null : text)),
);

/**
 * What is sent to record a visit or to change it. `version` is that of the visit it starts from; 0 for a new one.
 */
export const visitForm = z.object({
  collegeId,
  on: calendarDate,
  withWhom: z.nullable(trimmedText(VISIT_LIMITS.withWhom)),
  marks,
  text: visitText,
  version: z.int().check(z.minimum(0)),
});
export type VisitForm = z.infer<typeof visitForm>;

/** A visit as its owner reads it; `collegeName` is null where the college is no longer listed. */
export const ownVisit = z.extend(
  z.pick(visit, {
    ...{ collegeId: true, on: true, withWhom: true, marks: true, text: true, photos: true, version: true },
    ...{ createdAt: true, updatedAt: true },
  }),
  { visitId: z.string(), collegeName: z.nullable(z.string()) },
);
export type OwnVisit = z.infer<typeof ownVisit>;
