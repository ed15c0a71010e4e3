import type { College } from '@touchline/domain/college/college';
import { withdrawnSuggestion } from '@touchline/domain/college/suggestions/decide-suggestion';
import type { FactSuggestion } from '@touchline/domain/college/suggestions/fact-suggestion';
import {
  mayConfirmSuggestion,
  newSuggestion,
  openedSuggestion,
  type SuggestionForm,
} from '@touchline/domain/college/suggestions/suggest-fact';
import type { Language } from '@touchline/domain/kernel/language';
import { SUGGESTION_LIMITS } from '@touchline/domain/reference/suggestions';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import type { StaffMember, StaffStore } from '../college-staff/staff-store';
import {
  idInConfirmation,
  idOfSuggestion,
  isConfirmationOf,
  openSuggestionsAt,
  refusedSuggestionsAt,
  suggestionDocuments,
} from './suggestion-documents';
import { askVisitor, type SuggestionMails, tellCoaches } from './suggestion-mails-store';

/** What is suggested about which college, in which language its author reads, and the origin for mails. */
interface Suggested {
  readonly college: College;
  readonly form: SuggestionForm;
  readonly language: Language;
  readonly origin: string;
}

/** Suggested corrections as their authors make, confirm and withdraw them. */
export interface SuggestionStore {
  /**
   * Stores a member's suggestion instead of the earlier one, which after a merge has the id of another college, and
   * tells coaches. Throws what `newSuggestion` does.
   */
  readonly suggest: (uid: string, suggested: Suggested) => Promise<void>;
  /** Stores a visitor's and mails the link that confirms it. Throws Refusal conflict, and what `newSuggestion` does. */
  readonly suggestAsVisitor: (email: string, suggested: Suggested) => Promise<void>;
  /** Opens a visitor's suggestion, once; answers its college. Throws Refusal notFound. */
  readonly confirm: (
    confirmation: string,
    collegeOf: (id: string) => Promise<College | null>,
    origin: string,
  ) => Promise<Pick<College, 'name' | 'pathName'>>;
  /** Throws Refusal notFound for another person's, and conflict for one that was decided. Answers the college's id. */
  readonly withdraw: (uid: string, suggestionId: string) => Promise<string>;
  readonly find: (suggestionId: string) => Promise<FactSuggestion | null>;
  readonly openAt: (collegeId: string) => Promise<readonly FactSuggestion[]>;
  readonly refusedAt: (collegeId: string) => Promise<readonly FactSuggestion[]>;
  readonly ownAt: (uid: string, collegeId: string) => Promise<readonly FactSuggestion[]>;
}

export function suggestionStore(
  mails: SuggestionMails,
  clock: Clock,
  { acceptedOfTeam }: Pick<StaffStore, 'acceptedOfTeam'>,
): SuggestionStore {
  const { database, newId } = mails;
  const audited = auditedTransactions(database, clock, newId);
  const at = (id: string) => suggestionDocuments(database()).doc(id);
  const ownAt: SuggestionStore['ownAt'] = async (uid, collegeId) => {
    const own = suggestionDocuments(database()).where('by', '==', uid).where('collegeId', '==', collegeId);
    const { docs } = await own.limit(SUGGESTION_LIMITS.shown).get();
    return docs.flatMap((one) => readOrReport(one) ?? []);
  };
  const staffOf = (collegeId: string): Promise<readonly StaffMember[]> => acceptedOfTeam(collegeId, null);

  return {
    suggest: async (uid, { college, form, language, origin }) => {
      const staff = await staffOf(college._id);
      const earlier = (await ownAt(uid, college._id)).find(({ field, state }) => field === form.field && state === 'open');
      const document = at(earlier?._id ?? idOfSuggestion(uid, college._id, form.field));
      return audited({
        reads: {},
        require: () => null,
        alreadyDone: () => undefined,
        decide: async (_, attempt) => {
          const author = { _id: document.id, by: uid, email: null, language };
          const made = newSuggestion(college, form, { ...author, now: attempt.at, hasCoach: staff.length > 0 });
          const told = await tellCoaches(mails, attempt, staff, { college, origin });
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(document, made);
              told(unit);
            },
          };
        },
      });
    },

    suggestAsVisitor: async (email, { college, form, language, origin }) => {
      const document = at(newId());
      return audited({
        reads: {},
        require: () => null,
        alreadyDone: () => undefined,
        decide: async (_, attempt) => {
          const author = { _id: document.id, by: null, email, language };
          const made = newSuggestion(college, form, { ...author, now: attempt.at, hasCoach: false });
          const asked = await askVisitor(mails, attempt, made, { college, origin });
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(document, made);
              asked(unit);
            },
          };
        },
      });
    },

    confirm: async (confirmation, collegeOf, origin) => {
      const document = at(idInConfirmation(confirmation));
      const before = readOrReport(await document.get());
      if (before === null || !isConfirmationOf(confirmation, before)) return missing('suggestionLinkOver');
      const [college, staff] = await Promise.all([collegeOf(before.collegeId), staffOf(before.collegeId)]);
      if (college === null) return missing('suggestionLinkOver');
      const answer = { name: college.name, pathName: college.pathName };
      return audited({
        reads: { document },
        require: (stored) => stored.document.data() ?? missing('suggestionLinkOver'),
        alreadyDone: () => answer,
        decide: async (suggestion, attempt) => {
          if (suggestion.state !== 'unconfirmed') return { answer };
          if (!mayConfirmSuggestion(suggestion, attempt.at)) return missing('suggestionLinkOver');
          const told = await tellCoaches(mails, attempt, staff, { college, origin });
          return {
            answer,
            write: (unit) => {
              unit.save(document, openedSuggestion(suggestion, staff.length > 0, attempt.at));
              told(unit);
            },
          };
        },
      });
    },

    withdraw: (uid, suggestionId) => {
      const document = at(suggestionId);
      return audited({
        reads: { document },
        require: (stored) => {
          const found = stored.document.data();
          return found?.by === uid ? found : missing('unknownSuggestion');
        },
        alreadyDone: ({ collegeId }) => collegeId,
        decide: (suggestion, attempt) => {
          const after = withdrawnSuggestion(suggestion, attempt.at);
          return {
            answer: suggestion.collegeId,
            write: (unit) => {
              if (after !== suggestion) unit.save(document, after);
            },
          };
        },
      });
    },

    find: async (suggestionId) => readOrReport(await at(suggestionId).get()),
    openAt: (collegeId) => openSuggestionsAt(database(), collegeId),
    refusedAt: (collegeId) => refusedSuggestionsAt(database(), collegeId),

    ownAt,
  };
}
