import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { mayEditCollege } from '@touchline/domain/permissions/may-edit';
import { REPORTS_PER_DAY } from '@touchline/domain/reference/limits';
import { callerUid, type Handler } from '../../platform/handler';
import type { CountDaily } from '../../platform/rate-limit-store';
import type { ProfileStore } from '../profiles/profile-store';
import type { SuggestionReports } from './report-suggestion-store';
import type { SuggestionStore } from './suggestion-store';

/** What reporting a suggested correction needs. */
interface ReportDependencies {
  readonly reports: SuggestionReports;
  readonly suggestions: Pick<SuggestionStore, 'find'>;
  readonly profiles: Pick<ProfileStore, 'authorityOf'>;
  readonly countToday: CountDaily;
}

/**
 * POST /ui/v1/suggestions/:suggestionId/reports. Only who decides about the facts of the college; counted with the
 * reports about profiles.
 */
export function reportSuggestion(dependencies: ReportDependencies): Handler<'reportSuggestion'> {
  const { reports, suggestions, profiles, countToday } = dependencies;
  return async ({ actor, params: { suggestionId }, body }) => {
    const uid = callerUid(actor);
    const suggestion = await suggestions.find(suggestionId);
    if (suggestion === null || suggestion.state === 'unconfirmed') throw new Refusal('notFound', 'unknownSuggestion');
    const known = { ...actor, ...(await profiles.authorityOf(uid)) };
    if (!mayEditCollege(known, suggestion.collegeId)) throw new Refusal('forbidden', 'forbidden');
    await countToday({ name: 'reports', perDay: REPORTS_PER_DAY.person }, uid);
    await reports.report(suggestionId, body(), { uid, isAdmin: actor.isAdmin });
    return { received: true };
  };
}

/** POST /ui/v1/admin/suggestions/:suggestionId/removal. Its author is told by mail. */
export function removeSuggestion({ reports }: Pick<ReportDependencies, 'reports'>): Handler<'removeSuggestion'> {
  return async ({ actor, params: { suggestionId }, body, origin }) => ({
    state: await reports.remove(suggestionId, { ...body(), by: callerUid(actor), origin }),
  });
}
