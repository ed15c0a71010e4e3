import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { longText, shortText } from '../../kernel/text/text-schemas';
import { isLongerThan } from '../../kernel/text/text-traits';
import { REPORT_NOTE_MAX, THREAD_LIMITS } from '../../reference/limits';
import { REPORT_REASONS } from '../moderation/report-reasons';
import { profile } from '../profiles/profile';
import { NEXT_STEPS, THREAD_ACTS } from './thread-states';

const tooShort = 'messageTooShort' satisfies MessageCode;

/** The text of a message: plain text of several lines, trimmed; HTML and addresses are characters like all others. */
export const messageText = z.pipe(
  z.pipe(
    longText(4 * THREAD_LIMITS.textMax),
    z.transform((text) => text.trim()),
  ),
  longText(THREAD_LIMITS.textMax).check(
    z.refine((text) => isLongerThan(text, THREAD_LIMITS.textMin - 1), {
      error: tooShort,
      params: { min: THREAD_LIMITS.textMin },
    }),
  ),
);

/** What a coach proposes next. */
export const nextStep = z.enum(NEXT_STEPS, { error: 'textMissing' satisfies MessageCode });

/**
 * The first message of a coach: to whom, for which college, why, what comes next, and a camp of the college or null.
 */
export const firstMessageForm = z.object({
  player: profile.shape._id,
  collegeId: shortText(200),
  text: messageText,
  nextStep,
  campId: z._default(z.nullable(shortText(200)), null),
});

export type FirstMessageForm = z.infer<typeof firstMessageForm>;

/** A further message. */
export const replyForm = z.object({ text: messageText });

/** What a player does with a conversation. */
export const threadActForm = z.object({ act: z.enum(THREAD_ACTS) });

/** What is sent to report a conversation to the admins. */
export const threadReportForm = z.object({
  reason: z.enum(REPORT_REASONS.filter((reason) => reason !== 'childAbuse')),
  note: z._default(z.nullable(longText(REPORT_NOTE_MAX)), null),
});

/** Whether coaches may write to the player who sends it. */
export const inboxForm = z.object({ takesMessages: z.boolean() });
