import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import type { Language } from '../../kernel/language';
import { sameJson } from '../../kernel/json/json';
import { Refusal } from '../../kernel/refusal/refusal';
import { email, longText, webLink } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { SUGGESTION_LIMITS } from '../../reference/suggestions';
import type { College } from '../college';
import { correctedFact } from '../editing/correction';
import { isIdentityField } from '../editing/edit-college';
import { sourcedValue } from '../facts/sourced-fields';
import { FACT_SUGGESTION_SCHEMA_VERSION, type FactSuggestion } from './fact-suggestion';
import { requireClearValue } from './suggested-value';

/**
 * What a member sends to suggest a value for a fact; the field with dots, a team by its sex. `isUnknown` says that the
 * value is not known, which an empty value alone does not. Blank notes are none.
 */
export const suggestionForm = z.object({
  field: z.string().check(z.maxLength(120)),
  value: z.json(),
  isUnknown: z._default(z.boolean(), false),
  link: webLink,
  note: z._default(
    z.pipe(
      z.nullable(longText(SUGGESTION_LIMITS.noteMax)),
      z.transform((text) => (text === null || isBlank(text) ? null : text)),
    ),
    null,
  ),
});

/** What a visitor sends: the same, with the address that a mail asks to confirm. */
export const visitorSuggestionForm = z.extend(suggestionForm, { email });

export type SuggestionForm = z.infer<typeof suggestionForm>;

/** Who suggests, when, and whether the college has an accepted coach. */
interface Suggesting {
  readonly _id: string;
  readonly by: string | null;
  readonly email: string | null;
  readonly language: Language;
  readonly now: string;
  readonly hasCoach: boolean;
}

/** The stored value of a fact; what the college has not got is null. */
export function valueOfFact(college: College, field: string): z.core.util.JSONType {
  return z.parse(z.json(), sourcedValue(college, field) ?? null);
}

/**
 * A new suggestion; a visitor's waits for the confirmation of the address. The value is checked as an edit of the page
 * would be, also against the type of its path. Throws Refusal invalid at the field of the form.
 */
export function newSuggestion(college: College, form: SuggestionForm, suggesting: Suggesting): FactSuggestion {
  const { hasCoach, now, ...author } = suggesting;
  const { field, link, note } = form;
  requireClearValue(form);
  const value = normalValue(college, form, now.slice(0, 10));
  const before = valueOfFact(college, field);
  if (sameJson(value, before)) throw new Refusal('invalid', 'suggestionSaysTheSame', {}, 'value');
  const suggestion: FactSuggestion = {
    ...{ schemaVersion: FACT_SUGGESTION_SCHEMA_VERSION, collegeId: college._id, field, value, before, link, note },
    ...{ ...author, at: now, state: 'unconfirmed', adminsFrom: null, decidedAt: null, decidedBy: null, reason: null },
  };
  return author.by === null ? suggestion : openedSuggestion(suggestion, hasCoach, now);
}

/**
 * A suggestion that somebody stands for and that waits from now on: for the coaches of the college, and after 14 days
 * for admins as well; at once where the college has no coach, or only admins may change the fact.
 */
export function openedSuggestion(suggestion: FactSuggestion, hasCoach: boolean, now: string): FactSuggestion {
  const isForCoaches = hasCoach && !isIdentityField(suggestion.field);
  const waits = isForCoaches ? SUGGESTION_LIMITS.coachDays * DAY_MS : 0;
  return { ...suggestion, state: 'open', adminsFrom: new Date(Date.parse(now) + waits).toISOString() };
}

/** Whether a visitor may still confirm the address of a suggestion. */
export function mayConfirmSuggestion({ state, at }: FactSuggestion, now: string): boolean {
  return state === 'unconfirmed' && Date.parse(now) < Date.parse(at) + SUGGESTION_LIMITS.confirmHours * 3_600_000;
}

/** The value as the college would store it. */
function normalValue(college: College, { field, value }: SuggestionForm, today: string): z.core.util.JSONType {
  const fact = { field, value, written: { by: 'admin', source: 'admin', year: null }, isConfirmed: true } as const;
  try {
    return valueOfFact(correctedFact(college, fact, { isAdmin: true, today }).college, field);
  } catch (error) {
    if (error instanceof Refusal && error.field?.startsWith('/'))
      throw new Refusal(error.kind, error.code, error.values, 'value');
    throw error;
  }
}
