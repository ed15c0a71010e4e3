import * as z from 'zod/mini';
import { college } from '../../college/college';
import { suggestionDecision, suggestionRemovalForm } from '../../college/suggestions/decide-suggestion';
import { suggestionState } from '../../college/suggestions/fact-suggestion';
import { collegeSuggestions } from '../../college/suggestions/shown-suggestions';
import { suggestionForm, visitorSuggestionForm } from '../../college/suggestions/suggest-fact';
import { suggestionReportForm } from '../../person/moderation/reported-suggestion';
import { patchId } from './edit-parts';

const change = { access: 'signedIn', query: null, cacheSeconds: 0, requiresXsrf: true, bodyLimitKb: 64 } as const;
const byVisitor = { access: 'everyone', query: null, cacheSeconds: 0, bodyLimitKb: 64 } as const;
const suggestions = z.strictObject({ suggestions: collegeSuggestions });

/** The rows of suggested corrections (docs/decisions/231-suggested-corrections.md). */
export const SUGGESTION_ROWS = {
  collegeSuggestions: {
    summary:
      'The suggestions about the facts of a college: the caller’s own, the latest first, and, for its accepted coaches and admins, the open ones, where those of the same value are one line, and the latest ten refused ones. Both are null for all others.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer: collegeSuggestions,
  },
  suggestFact: {
    ...change,
    summary:
      'Suggests a value for one fact of a college, with a link to where it stands. The caller’s next one about the same fact replaces it. The coaches of the college are told once a day. 409 for an unverified address, 422 at the field for a value that the fact cannot have or has already, and for what is no link; 20 a day.',
    status: 201,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: suggestionForm,
    answer: suggestions,
  },
  suggestFactAsVisitor: {
    ...byVisitor,
    summary:
      'Suggests a value without an account. It counts, and is shown to the coaches, once its author has confirmed the address by the link of a mail, within 48 hours. 409 where the address got too many of these mails; 60 a day by the visitors of one network.',
    status: 201,
    refusals: ['forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: visitorSuggestionForm,
    answer: z.strictObject({ isSent: z.literal(true) }),
  },
  confirmSuggestion: {
    ...byVisitor,
    summary:
      'Confirms a visitor’s suggestion by the link of the mail; repeating it changes nothing. Answers the college. 404 where the link is over.',
    status: 200,
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ confirmation: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{43}$/)) }),
    answer: z.pick(college, { name: true, pathName: true }),
  },
  decideSuggestion: {
    ...change,
    summary:
      'Accepts or refuses an open suggestion and all that say the same, as an accepted coach of the college or an admin; what the college is called and its site are for admins. Accepting, also with another value, is an edit like any other, in history and with undo; the fact names the link. Authors are told by mail. 409 where somebody has decided already, where the fact has changed since (`seen`), and for a figure that an import would hold back, unless `isConfirmed` is set.',
    status: 200,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: suggestionDecision,
    answer: z.strictObject({ suggestions: collegeSuggestions, college: z.nullable(college), patchId }),
  },
  reportSuggestion: {
    summary:
      'Reports an open or refused suggestion to the admins, as an accepted coach of its college or an admin; what the college is called and its site are for admins. Nobody else learns of it. Counted with the reports about profiles, 20 a day; the same person’s next one replaces it. 409 for one that is accepted, withdrawn or removed.',
    access: 'signedIn',
    query: null,
    status: 201,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: suggestionReportForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ received: z.literal(true) }),
  },
  removeSuggestion: {
    summary:
      'Removes a suggestion that is abuse, for a reason that its author gets by mail, and closes the open reports about it. Only its author still sees it. Repeating it changes nothing. 409 for one that is accepted or withdrawn, and where its author has changed it since (`seenAt`).',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: suggestionRemovalForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ state: suggestionState }),
  },
  withdrawSuggestion: {
    ...change,
    summary: 'Takes back an open suggestion of the caller; repeating it changes nothing. 409 where somebody has decided.',
    status: 200,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict'],
    body: null,
    answer: suggestions,
  },
} as const;
