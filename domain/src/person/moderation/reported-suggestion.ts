import * as z from 'zod/mini';
import type { FactSuggestion } from '../../college/suggestions/fact-suggestion';
import { sameJson } from '../../kernel/json/json';
import { Refusal } from '../../kernel/refusal/refusal';
import { OPEN, type Report, REPORT_SCHEMA_VERSION, reportNote, reportedSuggestion, type ReportedSuggestion } from './report';
import { SUGGESTION_REASONS } from './report-reasons';

/** What the form of a report about a suggested correction sends. */
export const suggestionReportForm = z.object({ reason: z.enum(SUGGESTION_REASONS), note: z._default(reportNote, null) });
export type SuggestionReportForm = z.infer<typeof suggestionReportForm>;

const PREFIX = 'factSuggestions/';

/** What reports about a suggested correction have as their place. */
export function placeOfSuggestion(suggestionId: string): string {
  return `${PREFIX}${suggestionId}`;
}

/** The id of the suggestion that a report is about; null where it is about something else. */
export function suggestionOfReport({ kind, place }: Pick<Report, 'kind' | 'place'>): string | null {
  return kind === 'suggestion' && place?.startsWith(PREFIX) === true ? place.slice(PREFIX.length) : null;
}

/** Whether a suggestion can be reported and removed: it is open, or a coach or admin has refused it. */
export function isReportable({ state }: Pick<FactSuggestion, 'state'>): boolean {
  return state === 'open' || state === 'refused';
}

/** What is kept of a suggestion with its report, because its author may replace or withdraw it meanwhile. */
function reportedAs({ collegeId, field, value, link, note, at }: FactSuggestion): ReportedSuggestion {
  return { collegeId, field, value, link, note, at };
}

interface Reporting {
  readonly _id: string;
  readonly by: string;
  /** Whether its author is a member and a minor. */
  readonly isAboutMinor: boolean;
  readonly now: string;
}

/**
 * A report of a coach or admin about a suggestion: about its author, or about nobody for a visitor's. Throws Refusal
 * conflict for a suggestion that is accepted, withdrawn or removed.
 */
export function newSuggestionReport(
  about: FactSuggestion,
  { reason, note }: SuggestionReportForm,
  { _id, by, isAboutMinor, now }: Reporting,
): Report {
  if (!isReportable(about)) throw new Refusal('conflict', 'suggestionDecided');
  return {
    ...{ _id, schemaVersion: REPORT_SCHEMA_VERSION, profileId: about.by, by, at: now, ...OPEN, isAboutMinor },
    ...{ kind: 'suggestion', place: placeOfSuggestion(about._id), reason, note, suggestion: reportedAs(about) },
    ...{ furtherNotes: [], count: 1, wish: null, replyTo: null, language: null },
  };
}

/**
 * A suggestion as the queue shows it: what was reported, its college, and whether an admin can remove it. It cannot be
 * removed once its author has replaced or withdrawn it.
 */
export const shownReportedSuggestion = z.strictObject({
  ...{ suggestionId: z.string(), ...reportedSuggestion.shape, isRemovable: z.boolean() },
  ...{ collegeName: z.nullable(z.string()), collegePath: z.nullable(z.string()) },
});
export type ShownReportedSuggestion = z.infer<typeof shownReportedSuggestion>;

/** A reported suggestion next to the stored one and its college; null for a report about something else. */
export function shownReportedSuggestionOf(
  one: Report,
  stored: FactSuggestion | null,
  college: { readonly name: string; readonly pathName: string } | null,
): ShownReportedSuggestion | null {
  const suggestionId = suggestionOfReport(one);
  if (suggestionId === null || one.suggestion === null) return null;
  const isSame = stored !== null && sameJson({ ...reportedAs(stored), collegeId: one.suggestion.collegeId }, one.suggestion);
  return {
    ...{ suggestionId, ...one.suggestion, isRemovable: isSame && isReportable(stored) },
    ...{ collegeName: college?.name ?? null, collegePath: college?.pathName ?? null },
  };
}
