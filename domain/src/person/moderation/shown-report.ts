import * as z from 'zod/mini';
import { isShownToOthers } from '../profiles/audience/shown-profile';
import type { Profile } from '../profiles/profile';
import { type Report, report } from './report';
import { shownCamp, type ShownCamp } from './reported-camp';
import { shownReportedSuggestion, type ShownReportedSuggestion } from './reported-suggestion';

/**
 * A report or a request as admins read it, open or closed, with the profile, the camp or the suggestion as it is now; a
 * request about another page has none.
 */
export const shownReport = z.strictObject({
  reportId: z.string(),
  ...z.pick(report, { profileId: true, kind: true, place: true, reason: true, note: true, furtherNotes: true }).shape,
  ...z.pick(report, { count: true, at: true, by: true, closedAt: true, outcome: true, closedReason: true }).shape,
  ...z.pick(report, { wish: true, replyTo: true, isAboutMinor: true, language: true, answer: true }).shape,
  username: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  /** Whether others see the profile, or the camp, at present. */
  isShown: z.nullable(z.boolean()),
  camp: z.nullable(shownCamp),
  suggestion: z.nullable(shownReportedSuggestion),
});
export type ShownReport = z.infer<typeof shownReport>;

/** A report next to the profile or the camp that it is about; null where a request is about another page. */
export function shownReportOf(
  stored: Report,
  about: Profile | null,
  camp: ShownCamp | null = null,
  suggestion: ShownReportedSuggestion | null = null,
): ShownReport {
  const { _id: reportId, schemaVersion: _, closedBy: __, ...shown } = stored;
  return {
    ...shown,
    ...{ reportId, username: about?.username ?? null, displayName: about?.displayName ?? null, camp, suggestion },
    isShown: camp?.isShown ?? (about && isShownToOthers(about)),
  };
}
