import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import type { MessageCode } from '../kernel/refusal/api-messages';
import { instant, longText, shortText } from '../kernel/text/text-schemas';
import { isBlank } from '../kernel/text/text-traits';
import { FEEDBACK_LIMITS } from '../reference/limits';

const error = 'textMissing' satisfies MessageCode;
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;

/**
 * What the feedback form sends (S3-09): both fields are required, blank ones are refused. A line break in the subject
 * becomes one space, so that it can never start a mail header.
 */
export const feedback = z.object({
  subject: z.pipe(
    z.string({ error }).check(z.overwrite((subject) => subject.replace(LINE_BREAKS, ' '))),
    shortText(FEEDBACK_LIMITS.subject),
  ),
  text: longText(FEEDBACK_LIMITS.text).check(z.refine((text) => !isBlank(text), { error })),
});

export type Feedback = z.infer<typeof feedback>;

/** Version of the stored shape. */
export const STORED_FEEDBACK_SCHEMA_VERSION = 1;

/** `feedback/{id}`: the text, the time, and the author; `by` is null for a visitor. */
export const storedFeedback = z.strictObject({
  ...feedback.def.shape,
  _id: z.string(),
  schemaVersion: z.literal(STORED_FEEDBACK_SCHEMA_VERSION),
  by: z.nullable(z.string()),
  at: instant,
});

/** Feedback of users and visitors, for the admins' queue. */
export const FEEDBACK = defineCollection({
  name: 'feedback',
  holds: 'Feedback and its author, unless a visitor wrote it.',
  version: STORED_FEEDBACK_SCHEMA_VERSION,
  schema: storedFeedback,
  upgrades: {},
  personalData: {
    export: [
      {
        section: 'feedback',
        as: 'list',
        of: [{ by: 'field', field: 'by' }],
        entry: ({ subject, text, at }) => ({ subject, text, at }),
      },
    ],
    deletion: { erase: [{ by: 'field', field: 'by' }] },
  },
});
