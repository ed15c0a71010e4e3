import * as z from 'zod/mini';
import type { MessageCode } from '../http/api-messages';
import { longText, shortText } from '../text/safe-text';
import { isBlank } from '../text/text-traits';
import { FEEDBACK_LIMITS } from './feedback-limits';

const error = 'textMissing' satisfies MessageCode;
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;

/**
 * What someone tells us through the feedback form (specification §3 and §7): both fields required, blank ones refused. A line break in the
 * subject becomes one space, so that it can never start a mail header.
 */
export const feedback = z.object({
  subject: z.pipe(
    z.string({ error }).check(z.overwrite((subject) => subject.replace(LINE_BREAKS, ' '))),
    shortText(FEEDBACK_LIMITS.subject),
  ),
  text: longText(FEEDBACK_LIMITS.text).check(z.refine((text) => !isBlank(text), { error })),
});

export type Feedback = z.infer<typeof feedback>;
