import * as z from 'zod/mini';
import { factSuggestion } from '../../college/suggestions/fact-suggestion';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { Refusal } from '../../kernel/refusal/refusal';
import { email, instant, longText, shortText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { pictureId } from '../../pictures/picture-id';
import { REMOVAL_REQUESTS, REPORT_NOTE_MAX } from '../../reference/limits';
import { profile, type Profile } from '../profiles/profile';
import { picturesShownTo, shownProfileTo } from '../profiles/audience/shown-profile';
import { isMinorOn, type Reader } from '../profiles/audience/visibility';
import { QUEUE_REASONS, REPORT_REASONS, REQUEST_WISHES } from './report-reasons';

/** Version of the stored shape. */
export const REPORT_SCHEMA_VERSION = 8;

/** The most notes of visitors that one report keeps; more of them are counted alone. */
const NOTES_MAX = 10;

/** The texts of a profile that can be reported, by their field. */
const REPORTED_TEXTS = ['displayName', 'about', 'teams', 'honours', 'schedule', 'videos', 'albums', 'social'] as const;

/** What is reported: the whole profile, one of its pictures, or one of its texts. */
const reported = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profile') }),
  z.object({ kind: z.literal('picture'), pictureId }),
  z.object({ kind: z.literal('text'), field: z.enum(REPORTED_TEXTS) }),
]);
export type Reported = z.infer<typeof reported>;

/** What a report keeps of the suggested correction that it is about. */
export const reportedSuggestion = z.strictObject(
  z.pick(factSuggestion, { collegeId: true, field: true, value: true, link: true, note: true, at: true }).shape,
);
export type ReportedSuggestion = z.infer<typeof reportedSuggestion>;

/** What somebody writes to a report; blank text is none. */
export const reportNote = z.pipe(
  z.nullable(longText(REPORT_NOTE_MAX)),
  z.transform((text) => (text === null || isBlank(text) ? null : text)),
);

/** What the form of a report sends. */
export const reportForm = z
  .object({ about: reported, reason: z.enum(REPORT_REASONS), note: z._default(reportNote, null) })
  .check(z.refine(({ about, reason }) => reason !== 'childAbuse' || about.kind === 'picture', { path: ['reason'] }));
export type ReportForm = z.infer<typeof reportForm>;

const closingReason = shortText(500);

/** What an admin mails to the author of a request. */
const answer = longText(REMOVAL_REQUESTS.textMax);

/**
 * What an admin sends to close a report: the reason for the log, and for a request the answer that its author gets by
 * mail, null for none.
 */
export const closingForm = z.object({
  reason: closingReason,
  answer: z._default(z.nullable(answer.check(z.refine((text) => !isBlank(text)))), null),
});

/**
 * `reports/{id}`: a report about a profile or a camp, a request to correct or remove something (`kind` request,
 * removal-request.ts), what an owner answers to hiding (`kind` objection, hiding-answer.ts), or an upload that is like
 * a picture that moderation removed (`kind` match, removed-picture.ts); admins alone read it. `place` is the picture,
 * the field or the camp (`camps/{id}`) that a report is about, null for the whole profile, the address that a request
 * is about, the conversation that somebody reports (`kind` thread, thread-report.ts), or the suggested correction
 * (`kind` suggestion, reported-suggestion.ts), of which `suggestion` keeps what it said. `profileId` is null for a
 * camp, a visitor's suggestion, and a request about any other page. `wish` and `replyTo`, the address to answer to, are
 * those of a request. `by` is the uid of the reporter, null for requests and for visitors, whose reports of the same
 * thing for the same reason are one: `count` says how many, and `furtherNotes` what the later ones wrote.
 * `isAboutMinor` says whether the profile was a minor's at that time, so that these come first. `language` is that in
 * which a request is answered, null for a report. `outcome`, `closedBy` (an admin), `closedReason` and `answer`, what
 * the author of a request was mailed, are null while it is open.
 */
export const report = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(REPORT_SCHEMA_VERSION),
  profileId: z.nullable(profile.shape._id),
  kind: z.enum(['profile', 'picture', 'text', 'request', 'objection', 'match', 'camp', 'thread', 'suggestion']),
  place: z.nullable(z.string()),
  suggestion: z.nullable(reportedSuggestion),
  reason: z.enum(QUEUE_REASONS),
  note: z.nullable(longText(REMOVAL_REQUESTS.textMax)),
  furtherNotes: z.array(longText(REPORT_NOTE_MAX)).check(z.maxLength(NOTES_MAX - 1)),
  count: z.int().check(z.positive()),
  wish: z.nullable(z.enum(REQUEST_WISHES)),
  replyTo: z.nullable(email),
  isAboutMinor: z.boolean(),
  language: z.nullable(z.enum(['en', 'de'])),
  by: z.nullable(z.string()),
  at: instant,
  closedAt: z.nullable(instant),
  closedBy: z.nullable(z.string()),
  closedReason: z.nullable(closingReason),
  outcome: z.nullable(z.enum(['hidden', 'partHidden', 'shown', 'suspended', 'dismissed', 'removed'])),
  answer: z.nullable(answer),
});

export type Report = z.infer<typeof report>;

/**
 * The reports and requests. Up to the third version nobody knew whether a report was about a minor, and in the fourth
 * nobody hid a part of a profile or answered to that; in the fifth nobody recognized a removed picture, reported a camp
 * or the abuse of a child, in the sixth nobody reported a conversation, and in the seventh no suggested correction. A
 * request expires a year after it was closed; a report stays. Anyone who is reported is not told, because a note may
 * name who wrote it.
 */
export const REPORTS = defineCollection({
  name: 'reports',
  holds:
    'Why somebody reports a profile, a picture, a text, a camp or a suggested correction, or asks for a correction or removal, and how an admin closed it.',
  version: REPORT_SCHEMA_VERSION,
  schema: report,
  upgrades: {
    1: (stored) => ({ ...stored, furtherNotes: [], count: 1, closedBy: null, closedReason: null }),
    2: (stored) => ({ ...stored, wish: null, replyTo: null }),
    3: (stored) => ({ ...stored, isAboutMinor: false, language: null, answer: null }),
    4: (stored) => stored,
    5: (stored) => stored,
    6: (stored) => stored,
    7: (stored) => ({ ...stored, suggestion: null }),
  },
  stamps: {
    expiresAt: ({ kind, closedAt }) =>
      kind === 'request' && closedAt !== null ? new Date(Date.parse(closedAt) + REMOVAL_REQUESTS.keptDays * DAY_MS) : null,
  },
  expires: `requests ${REMOVAL_REQUESTS.keptDays} days after they were closed`,
  personalData: {
    export: [
      {
        section: 'reports',
        as: 'list',
        of: [{ by: 'field', field: 'by' }],
        sortedBy: 'at',
        entry: ({ kind, reason, note: text, at }) => ({ kind, reason, note: text, at }),
      },
    ],
    deletion: {
      erase: [{ by: 'field', field: 'profileId' }],
      anonymise: [
        { by: 'field', field: 'by' },
        { by: 'field', field: 'closedBy' },
      ],
    },
  },
});

/** The place in a profile that a report is about: a picture, a field, or null for all of it. */
export function placeOf(about: Reported): string | null {
  return about.kind === 'picture' ? about.pictureId : about.kind === 'text' ? about.field : null;
}

/** What an open report has in place of how it was closed. */
export const OPEN = { closedAt: null, outcome: null, closedBy: null, closedReason: null, answer: null } as const;

/** What a report depends on besides its form: whose it is, who makes it and as whom they read the profile. */
interface Reporting {
  readonly _id: string;
  readonly by: string | null;
  readonly reader: Reader;
  readonly now: string;
}

/**
 * A report about a profile. Throws Refusal notFound for what its author does not see, so that nobody learns by a report
 * what is closed to them, and invalid for their own profile.
 */
export function newReport(about: Profile, form: ReportForm, { _id, by, reader, now }: Reporting): Report {
  const today = now.slice(0, 10);
  if (reader === 'owner') throw new Refusal('invalid', 'reportOfOwnProfile');
  if (shownProfileTo(about, reader, today) === null) throw new Refusal('notFound', 'unknownProfile');
  if (form.about.kind === 'picture' && !picturesShownTo(about, reader, today).has(form.about.pictureId))
    throw new Refusal('notFound', 'unknownPicture');
  return {
    ...{ _id, schemaVersion: REPORT_SCHEMA_VERSION, profileId: about._id, by, at: now, ...OPEN },
    ...{ kind: form.about.kind, place: placeOf(form.about), reason: form.reason, note: form.note },
    ...{ furtherNotes: [], count: 1, wish: null, replyTo: null, language: null, suggestion: null },
    isAboutMinor: isMinorOn(about, today),
  };
}

/**
 * Another visitor's report of the same thing for the same reason, added to the earlier one. It keeps its place in the
 * queue while it is open; where it was closed, it is open again from now on.
 */
export function mergedReport(earlier: Report, later: Report): Report {
  const notes = [earlier.note, ...earlier.furtherNotes, later.note].filter((text) => text !== null);
  const [note = null, ...furtherNotes] = [...new Set(notes)].slice(0, NOTES_MAX);
  const at = earlier.closedAt === null ? earlier.at : later.at;
  return { ...earlier, ...OPEN, at, note, furtherNotes, count: earlier.count + 1 };
}

/** How an admin closes a report: who, when, why, and what the author of a request is answered. */
export interface Closing {
  readonly outcome: NonNullable<Report['outcome']>;
  readonly by: string;
  readonly reason: string;
  readonly at: string;
  readonly answer?: string | null;
}

/**
 * An open report that an admin closes; one that is closed stays as it is. Throws Refusal invalid for an answer to a
 * report, whose author is told nothing.
 */
export function closedReport(open: Report, { outcome, by, reason, at, answer: text = null }: Closing): Report {
  if (text !== null && open.replyTo === null) throw new Refusal('invalid', 'reportWithoutAddress', {}, 'answer');
  if (open.closedAt !== null) return open;
  return { ...open, closedAt: at, outcome, closedBy: by, closedReason: reason, answer: text };
}

/** A closed report that an admin opens again, with its old place in the queue; an open one stays as it is. */
export function reopenedReport(closed: Report): Report {
  return closed.closedAt === null ? closed : { ...closed, ...OPEN };
}
