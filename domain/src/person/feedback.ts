import * as z from 'zod/mini';
import { DAY_MS } from '../kernel/day';
import { defineCollection } from '../kernel/documents/define-collection';
import type { MessageCode } from '../kernel/refusal/api-messages';
import { instant, longText, shortText } from '../kernel/text/text-schemas';
import { isBlank } from '../kernel/text/text-traits';
import { FEEDBACK_LIMITS } from '../reference/limits';
import { handledFields, UNREAD_BEFORE } from './contact/operator-message';

const error = 'textMissing' satisfies MessageCode;
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;

/**
 * What the feedback form sends (S3-09): both fields are required, blank ones are refused. A line break in the subject
 * becomes one space, so that it can never start a mail header. `page` is the page from which it is sent.
 */
export const feedback = z.object({
  subject: z.pipe(
    z.string({ error }).check(z.overwrite((subject) => subject.replace(LINE_BREAKS, ' '))),
    shortText(FEEDBACK_LIMITS.subject),
  ),
  text: longText(FEEDBACK_LIMITS.text).check(z.refine((text) => !isBlank(text), { error })),
  page: z.optional(z.string()),
});

export type Feedback = z.infer<typeof feedback>;

/** Version of the stored shape. */
export const STORED_FEEDBACK_SCHEMA_VERSION = 2;

/** `feedback/{id}`: the text, the page, the time, the author and the answer; `by` is null for a visitor. */
export const storedFeedback = z.strictObject({
  ...feedback.def.shape,
  ...handledFields,
  page: z.nullable(z.string()),
  _id: z.string(),
  schemaVersion: z.literal(STORED_FEEDBACK_SCHEMA_VERSION),
  by: z.nullable(z.string()),
  at: instant,
});

/** Feedback of users and visitors, for the admins' queue. In its first version it had no page and no answer. */
export const FEEDBACK = defineCollection({
  name: 'feedback',
  holds: 'Feedback, its page, its author, unless a visitor wrote it, and the answer.',
  version: STORED_FEEDBACK_SCHEMA_VERSION,
  schema: storedFeedback,
  upgrades: { 1: (stored) => ({ ...stored, ...UNREAD_BEFORE, page: null }) },
  stamps: { expiresAt: ({ at }) => new Date(Date.parse(at) + FEEDBACK_LIMITS.keptDays * DAY_MS) },
  expires: `${FEEDBACK_LIMITS.keptDays} days after it was written`,
  personalData: {
    export: [
      {
        section: 'feedback',
        as: 'list',
        of: [{ by: 'field', field: 'by' }],
        entry: ({ subject, text, page, at, answer }) => ({ subject, text, page, at, answer }),
      },
    ],
    deletion: { erase: [{ by: 'field', field: 'by' }] },
  },
});
