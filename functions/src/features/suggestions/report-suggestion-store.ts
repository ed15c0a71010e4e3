import {
  removedSuggestion,
  requireDecidable,
  type suggestionRemovalForm,
} from '@touchline/domain/college/suggestions/decide-suggestion';
import type { FactSuggestion } from '@touchline/domain/college/suggestions/fact-suggestion';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import {
  newSuggestionReport,
  placeOfSuggestion,
  type SuggestionReportForm,
} from '@touchline/domain/person/moderation/reported-suggestion';
import { isMinorOn } from '@touchline/domain/person/profiles/audience/visibility';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type * as z from 'zod/mini';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import type { Editor } from '../../platform/document-edits';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import type { CollegeStore } from '../colleges/college-store';
import { openReportsAbout } from '../moderation/open-reports';
import { personDocuments } from '../profiles/profile-store';
import { suggestionDocuments } from './suggestion-documents';
import { authorsOf, type SuggestionMails, tellAuthors } from './suggestion-mails-store';

/** Which admin removes a suggestion and why; `origin` is the site's, for the mail to its author. */
interface Removal extends z.infer<typeof suggestionRemovalForm> {
  readonly by: string;
  readonly origin: string;
}

/** Reports about suggested corrections, and how admins remove them (docs/decisions/231-suggested-corrections.md). */
export interface SuggestionReports {
  /** Puts a report into the queue, instead of the same person's earlier one. Throws Refusal forbidden, conflict. */
  readonly report: (suggestionId: string, form: SuggestionReportForm, by: Editor) => Promise<void>;
  /**
   * Removes a suggestion, tells its author and closes the open reports about it: one transaction with the audit line.
   * Throws Refusal notFound, and conflict (`removedSuggestion`).
   */
  readonly remove: (suggestionId: string, removal: Removal) => Promise<FactSuggestion['state']>;
}

export function suggestionReports(mails: SuggestionMails, clock: Clock, { find }: Pick<CollegeStore, 'find'>): SuggestionReports {
  const { database, newId } = mails;
  const audited = auditedTransactions(database, clock, newId);
  const at = (id: string) => suggestionDocuments(database()).doc(isDocumentName(id) ? id : missing('unknownSuggestion'));

  return {
    report: (suggestionId, form, by) => {
      const document = at(suggestionId);
      const _id = hashOf(`report suggestion ${suggestionId} ${by.uid}`);
      return audited({
        reads: { document },
        require: (stored) => stored.document.data() ?? missing('unknownSuggestion'),
        alreadyDone: () => undefined,
        decide: async (suggestion, { at: now, read }) => {
          requireDecidable(suggestion.field, by);
          const { profiles } = personDocuments(database());
          const author = suggestion.by === null ? undefined : (await read<[Profile]>(profiles.doc(suggestion.by)))[0].data();
          const isAboutMinor = author !== undefined && isMinorOn(author, now.slice(0, 10));
          const report = newSuggestionReport(suggestion, form, { _id, by: by.uid, isAboutMinor, now });
          return { answer: undefined, write: (unit) => unit.save(collectionOf(database(), REPORTS).doc(_id), report) };
        },
      });
    },

    remove: async (suggestionId, { by, seenAt, reason, origin }) => {
      const document = at(suggestionId);
      const before = (await document.get()).data() ?? missing('unknownSuggestion');
      const [college, authors, closeReports] = await Promise.all([
        find(before.collegeId),
        authorsOf(mails, [before]),
        openReportsAbout(database(), placeOfSuggestion(suggestionId), 'place'),
      ]);
      return audited({
        reads: { document },
        require: (stored) => stored.document.data() ?? missing('unknownSuggestion'),
        alreadyDone: ({ state }) => state,
        decide: async (suggestion, attempt) => {
          const after = removedSuggestion(suggestion, { seenAt, reason }, { by, at: attempt.at });
          const writeClosed = await closeReports(attempt, { outcome: 'removed', by, reason });
          if (after === suggestion) return { answer: after.state, write: writeClosed };
          const told =
            college === null ? null : await tellAuthors(mails, attempt, authors, { college, origin, outcome: 'removed', reason });
          return {
            answer: after.state,
            write: (unit) => {
              unit.save(document, after);
              writeClosed(unit);
              told?.(unit);
            },
            audit: {
              action: 'suggestion.remove',
              target: `factSuggestions/${suggestionId}`,
              by: { uid: by, isAdmin: true },
              detail: { collegeId: suggestion.collegeId, reason },
            },
          };
        },
      });
    },
  };
}
