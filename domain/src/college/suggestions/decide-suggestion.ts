import * as z from 'zod/mini';
import { sameJson } from '../../kernel/json/json';
import { Refusal } from '../../kernel/refusal/refusal';
import { hostOf } from '../../kernel/text/host-match';
import { instant, longText, shortText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { SUGGESTED_SOURCE, SUGGESTION_LIMITS } from '../../reference/suggestions';
import type { College } from '../college';
import { fieldSource, SOURCE_MAX } from '../college-parts';
import { correctedFact } from '../editing/correction';
import { isIdentityField } from '../editing/edit-college';
import type { CollegeEdit } from '../editing/college-patch';
import type { FactSuggestion } from './fact-suggestion';
import { valueOfFact } from './suggest-fact';
import { requireClearValue } from './suggested-value';

/**
 * What a coach or admin decides. `value` is another value than the suggested one, left out to accept that one;
 * `isUnknown` says that this other value is not known. `seen` is the value that the page had for them. `isConfirmed`
 * says that an unlikely figure was checked; `reason` is told to the author.
 */
export const suggestionDecision = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('accept'),
    value: z.optional(z.json()),
    isUnknown: z._default(z.boolean(), false),
    seen: z.json(),
    isConfirmed: z._default(z.boolean(), false),
  }),
  z.object({
    decision: z.literal('refuse'),
    reason: z._default(
      z.pipe(
        z.nullable(longText(SUGGESTION_LIMITS.reasonMax)),
        z.transform((text) => (text === null || isBlank(text) ? null : text)),
      ),
      null,
    ),
  }),
]);

export type SuggestionDecision = z.infer<typeof suggestionDecision>;
type Acceptance = Extract<SuggestionDecision, { decision: 'accept' }>;

/** Who decides: as an admin, or as a coach of the college. */
interface Decider {
  readonly uid: string;
  readonly isAdmin: boolean;
}

/** Whether two suggestions say the same of the same fact: then they are one line, and one decision. */
export function isSameSuggestion(one: FactSuggestion, other: FactSuggestion): boolean {
  return one.collegeId === other.collegeId && one.field === other.field && sameJson(one.value, other.value);
}

/** Coaches decide about the facts of the page that they may edit; the college's names and site are for admins. */
export function mayDecideField(field: string, { isAdmin }: Pick<Decider, 'isAdmin'>): boolean {
  return isAdmin || !isIdentityField(field);
}

/** Throws Refusal forbidden for a fact of admins. */
export function requireDecidable(field: string, decider: Pick<Decider, 'isAdmin'>): void {
  if (!mayDecideField(field, decider)) throw new Refusal('forbidden', 'forbidden');
}

/** Throws Refusal conflict for a suggestion that nobody can decide any more, and forbidden for a fact of admins. */
export function requireOpen({ state, field }: FactSuggestion, decider: Pick<Decider, 'isAdmin'>): void {
  requireDecidable(field, decider);
  if (state !== 'open') throw new Refusal('conflict', 'suggestionDecided');
}

/** What a fact's source says of a suggested value: the link, or its host where the link is too long. */
export function suggestedSource(link: string): string {
  const source = `${SUGGESTED_SOURCE}${link}`;
  return source.length <= SOURCE_MAX ? source : `${SUGGESTED_SOURCE}https://${hostOf(link) ?? ''}/`.slice(0, SOURCE_MAX);
}

/**
 * The college with a suggested value: an edit like any other by who decides, whose fact names the link and whose record
 * names no author. Throws Refusal conflict where the fact has another value than the decider saw, and what an edit
 * throws.
 */
export function acceptedEdit(
  college: College,
  { field, value, link, by }: FactSuggestion,
  { value: other, isUnknown, seen, isConfirmed }: Acceptance,
  { isAdmin, today }: Pick<Decider, 'isAdmin'> & { readonly today: string },
): CollegeEdit {
  if (!sameJson(seen, valueOfFact(college, field))) throw new Refusal('conflict', 'suggestionOutdated');
  if (other !== undefined) requireClearValue({ value: other, isUnknown });
  const written = fieldSource.parse({
    ...{ by: isAdmin ? 'admin' : 'coach', source: suggestedSource(link), year: Number(today.slice(0, 4)) },
  });
  const fact = { field, value: other === undefined ? value : other, written, isConfirmed };
  const { college: edited, record } = correctedFact(college, fact, { isAdmin, today });
  return {
    college: edited,
    record: record === null ? null : { ...record, suggestedBy: by === null ? 'visitor' : 'member' },
  };
}

/** A suggestion after the decision; a visitor's address goes, once the mail about it is written. */
export function decidedSuggestion(
  suggestion: FactSuggestion,
  decision: SuggestionDecision,
  { by, at }: { readonly by: string; readonly at: string },
): FactSuggestion {
  const isOther = decision.decision === 'accept' && decision.value !== undefined && !sameJson(decision.value, suggestion.value);
  return {
    ...suggestion,
    ...{ state: decision.decision === 'refuse' ? 'refused' : isOther ? 'changed' : 'accepted', adminsFrom: null, email: null },
    ...{ decidedAt: at, decidedBy: by, reason: decision.decision === 'refuse' ? decision.reason : null },
  };
}

/** What an admin sends to remove a suggestion: when the one that they read was made, and the reason its author gets. */
export const suggestionRemovalForm = z.object({ seenAt: instant, reason: shortText(SUGGESTION_LIMITS.reasonMax) });

/**
 * A suggestion that an admin removes because it is abuse: nobody but its author sees it any more. A removed one stays
 * as it is. Throws Refusal conflict for one that is neither open nor refused, or that its author has replaced since.
 */
export function removedSuggestion(
  suggestion: FactSuggestion,
  { seenAt, reason }: z.infer<typeof suggestionRemovalForm>,
  { by, at }: { readonly by: string; readonly at: string },
): FactSuggestion {
  if (suggestion.at !== seenAt) throw new Refusal('conflict', 'suggestionReplaced');
  if (suggestion.state === 'removed') return suggestion;
  if (suggestion.state !== 'open' && suggestion.state !== 'refused') throw new Refusal('conflict', 'suggestionDecided');
  return { ...suggestion, state: 'removed', adminsFrom: null, email: null, decidedAt: at, decidedBy: by, reason };
}

/** A suggestion that its author takes back. Throws Refusal conflict where somebody has decided. */
export function withdrawnSuggestion(suggestion: FactSuggestion, at: string): FactSuggestion {
  if (suggestion.state === 'withdrawn') return suggestion;
  if (suggestion.state !== 'open') throw new Refusal('conflict', 'suggestionDecided');
  return { ...suggestion, state: 'withdrawn', adminsFrom: null, decidedAt: at };
}
