import { declineReason, featureLink } from '@touchline/domain/featuring/feature-request';
import { calendarDate, email } from '@touchline/domain/kernel/text/text-schemas';
import { locale } from '@touchline/domain/person/account/account';
import { guardianAnswerForm } from '@touchline/domain/person/consent/guardian';
import * as z from 'zod/mini';

/** A guardian who agreed, as they did by the link of a mail. */
const guardian = z.strictObject({ email, ...guardianAnswerForm.shape });

const daysAgo = z.int().check(z.minimum(1));

/** What a person of the demo world did, or an admin did about them, so many days before the world was seeded. */
const historyStep = z.discriminatedUnion('does', [
  z.strictObject({ daysAgo, does: z.literal('becomeAdmin') }),
  z.strictObject({ daysAgo, does: z.literal('agree'), guardian: z.optional(guardian) }),
  z.strictObject({ daysAgo, does: z.literal('subscribe'), plan: z.enum(['premium', 'guestAccess']) }),
  z.strictObject({ daysAgo, does: z.literal('cancel') }),
  z.strictObject({ daysAgo, does: z.literal('refund') }),
  z.strictObject({ daysAgo, does: z.literal('boost'), boost: z.enum(['skipTheLine', 'featureAgain']) }),
  z.strictObject({ daysAgo, does: z.literal('posted'), links: z.array(featureLink) }),
  z.strictObject({ daysAgo, does: z.literal('declined'), reason: declineReason }),
]);
export type HistoryStep = z.infer<typeof historyStep>;

/**
 * The lines of members.json: somebody's history, the oldest step first. Invented players have the date of birth and the
 * language of their account there; the demo accounts have theirs in accounts.json.
 */
export const memberLines = z.array(
  z.strictObject({
    uid: z.string(),
    dateOfBirth: z.optional(calendarDate),
    locale: z.optional(locale),
    lived: z.array(historyStep).check(z.refine(isInOrder)),
  }),
);
export type MemberLine = z.infer<typeof memberLines>[number];

function isInOrder(steps: readonly { readonly daysAgo: number }[]): boolean {
  return steps.every((step, index) => index === 0 || step.daysAgo < (steps[index - 1]?.daysAgo ?? 0));
}
