import type { College } from '@touchline/domain/college/college';
import {
  acceptedEdit,
  decidedSuggestion,
  isSameSuggestion,
  requireOpen,
  type SuggestionDecision,
} from '@touchline/domain/college/suggestions/decide-suggestion';
import type { FactSuggestion } from '@touchline/domain/college/suggestions/fact-suggestion';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Attempt, auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import type { Editor } from '../../platform/document-edits';
import type { Writes } from '../../platform/firestore';
import type { CollegeStore, EditAnswer } from '../colleges/college-store';
import { openSuggestionsAt, suggestionDocuments } from './suggestion-documents';
import { authorsOf, type SuggestionMails, tellAuthors } from './suggestion-mails-store';

/** Who decides what about which suggestion, and the origin for the mails to its authors. */
interface Deciding {
  readonly suggestion: FactSuggestion;
  readonly decision: SuggestionDecision;
  readonly by: Editor;
  readonly college: College;
  readonly origin: string;
}

/** Decisions about suggested corrections. */
export interface SuggestionDecisions {
  /**
   * Decides about a suggestion and all open ones that say the same, in one transaction with the mails to the authors;
   * what is accepted is an edit of the college like any other. Null where nothing was edited. Throws Refusal conflict
   * for what is decided already, and what `acceptedEdit` throws.
   */
  readonly decide: (deciding: Deciding) => Promise<EditAnswer | null>;
}

export function suggestionDecisions(
  mails: SuggestionMails,
  clock: Clock,
  colleges: Pick<CollegeStore, 'edit'>,
): SuggestionDecisions {
  const { database, newId } = mails;
  const audited = auditedTransactions(database, clock, newId);

  return {
    decide: async ({ suggestion, decision, by, college, origin }) => {
      const open = await openSuggestionsAt(database(), suggestion.collegeId);
      const same = open.filter((one) => one._id !== suggestion._id && isSameSuggestion(one, suggestion));
      const authors = await authorsOf(mails, [suggestion, ...same]);
      const references = [suggestion, ...same].map(({ _id }) => suggestionDocuments(database()).doc(_id));

      /** Reads the suggestions again within the transaction; the answer writes the decision and the mails. */
      const closing = async (attempt: Attempt): Promise<(unit: Writes) => void> => {
        const [first, ...others] = (await attempt.read<FactSuggestion[]>(...references)).map((one) => one.data());
        if (first === undefined) return missing('unknownSuggestion');
        requireOpen(first, by);
        if (!isSameSuggestion(first, suggestion)) throw new Refusal('conflict', 'suggestionOutdated');
        const still = others.flatMap((one) =>
          one !== undefined && one.state === 'open' && isSameSuggestion(one, suggestion) ? [one] : [],
        );
        const decided = [first, ...still].map((one) => decidedSuggestion(one, decision, { by: by.uid, at: attempt.at }));
        const reached = authors.filter(({ suggestionId }) => decided.some(({ _id }) => _id === suggestionId));
        const { state, reason } = decidedSuggestion(first, decision, { by: by.uid, at: attempt.at });
        const outcome = state === 'changed' || state === 'refused' ? state : 'accepted';
        const told = await tellAuthors(mails, attempt, reached, { college, origin, outcome, reason });
        return (unit) => {
          for (const one of decided) unit.save(suggestionDocuments(database()).doc(one._id), one);
          told(unit);
        };
      };

      if (decision.decision === 'accept')
        return colleges.edit(college._id, { by, ifMatch: null, offersUndo: true }, async (before, attempt) => {
          const write = await closing(attempt);
          return { ...acceptedEdit(before, suggestion, decision, { ...by, today: attempt.at.slice(0, 10) }), write };
        });
      return audited({
        reads: {},
        require: () => null,
        alreadyDone: () => null,
        decide: async (_, attempt) => ({ answer: null, write: await closing(attempt) }),
      });
    },
  };
}
