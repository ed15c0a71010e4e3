import { staffStore } from '../features/college-staff/staff-store';
import { suggestionDecisions } from '../features/suggestions/decide-suggestion-store';
import { removeSuggestion, reportSuggestion } from '../features/suggestions/report-suggestion-handlers';
import { suggestionReports } from '../features/suggestions/report-suggestion-store';
import {
  collegeSuggestions,
  confirmSuggestion,
  decideSuggestion,
  suggestFact,
  suggestFactAsVisitor,
  withdrawSuggestion,
} from '../features/suggestions/suggestion-handlers';
import { suggestionStore } from '../features/suggestions/suggestion-store';
import { dailyLimitStore, rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of suggested corrections. */
export function suggestionHandlers({ database, clock, newId, users, profiles, colleges, countAttempt }: SharedServices) {
  const mails = { database, users, newId };
  const dependencies = {
    reports: suggestionReports(mails, clock, colleges),
    suggestions: suggestionStore(mails, clock, staffStore(database, users, profiles)),
    decisions: suggestionDecisions(mails, clock, colleges),
    ...{ colleges, users, profiles },
    countToday: dailyLimitStore(database, clock),
    tries: rateLimitOf('suggestion', countAttempt),
  };
  return {
    collegeSuggestions: collegeSuggestions(dependencies),
    suggestFact: suggestFact(dependencies),
    suggestFactAsVisitor: suggestFactAsVisitor(dependencies),
    confirmSuggestion: confirmSuggestion(dependencies),
    decideSuggestion: decideSuggestion(dependencies),
    withdrawSuggestion: withdrawSuggestion(dependencies),
    reportSuggestion: reportSuggestion(dependencies),
    removeSuggestion: removeSuggestion(dependencies),
  };
}
