import * as z from 'zod/mini';
import { sameJson } from '../../kernel/json/json';
import { instant } from '../../kernel/text/text-schemas';
import type { College } from '../college';
import { isSameSuggestion, mayDecideField } from './decide-suggestion';
import { type FactSuggestion, factSuggestion, suggestionState } from './fact-suggestion';
import { valueOfFact } from './suggest-fact';

const { field, value, link, note, reason } = factSuggestion.shape;

/**
 * Open suggestions of the same value, as one line for who decides: `count` people said so, the first at `at`. `before`
 * is the value when it was suggested, `now` the present one; `isChanged` says that they differ.
 */
export const suggestionLine = z.strictObject({
  ...{ suggestionId: z.string(), field, value, before: z.json(), now: z.json(), isChanged: z.boolean(), count: z.int() },
  ...{ at: instant, further: z.array(z.strictObject({ suggestionId: z.string(), link, note, isMember: z.boolean() })) },
});

/** A suggestion as its author sees it. */
export const ownSuggestion = z.strictObject({
  ...{ suggestionId: z.string(), field, value, link, note, at: instant, state: suggestionState, reason },
});

/** A suggestion that a coach or admin has refused, as they see it afterwards. */
export const refusedSuggestion = z.strictObject({
  ...{ suggestionId: z.string(), field, value, link, note, isMember: z.boolean(), decidedAt: z.nullable(instant) },
});

/**
 * The suggestions about a college: `open` and the latest `refused` for who decides there, null for all others, and the
 * caller's `own`.
 */
export const collegeSuggestions = z.strictObject({
  open: z.nullable(z.array(suggestionLine)),
  refused: z.nullable(z.array(refusedSuggestion)),
  own: z.array(ownSuggestion),
});

export type SuggestionLine = z.infer<typeof suggestionLine>;
export type OwnSuggestion = z.infer<typeof ownSuggestion>;

/** Open suggestions as lines, the longest waiting first; those of the same value are one, counted by person. */
export function suggestionLines(
  college: College,
  open: readonly FactSuggestion[],
  decider: { readonly isAdmin: boolean },
): SuggestionLine[] {
  const groups: FactSuggestion[][] = [];
  const decidable = open.filter((one) => one.state === 'open' && mayDecideField(one.field, decider));
  for (const one of decidable.toSorted((first, other) => first.at.localeCompare(other.at))) {
    const group = groups.find(([first]) => first !== undefined && isSameSuggestion(first, one));
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const now = valueOfFact(college, first.field);
    return [
      {
        ...{ suggestionId: first._id, field: first.field, value: first.value, before: first.before, now, at: first.at },
        isChanged: !sameJson(now, first.before),
        count: new Set(group.map((one) => one.by ?? one.email ?? one._id)).size,
        further: group.map(({ _id, link: source, note: text, by }) => ({
          ...{ suggestionId: _id, link: source, note: text, isMember: by !== null },
        })),
      },
    ];
  });
}

/** The refused suggestions about facts that somebody decides, in the given order. */
export function refusedSuggestions(
  all: readonly FactSuggestion[],
  decider: { readonly isAdmin: boolean },
): z.infer<typeof refusedSuggestion>[] {
  return all
    .filter((one) => one.state === 'refused' && mayDecideField(one.field, decider))
    .map((one) => ({
      ...{ suggestionId: one._id, field: one.field, value: one.value, link: one.link, note: one.note },
      ...{ isMember: one.by !== null, decidedAt: one.decidedAt },
    }));
}

/** The suggestions of an author, the latest first. */
export function ownSuggestions(all: readonly FactSuggestion[]): OwnSuggestion[] {
  return all
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map((one) => ({
      ...{ suggestionId: one._id, field: one.field, value: one.value, link: one.link, note: one.note },
      ...{ at: one.at, state: one.state, reason: one.reason },
    }));
}
