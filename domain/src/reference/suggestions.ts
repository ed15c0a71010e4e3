/**
 * Suggested corrections: how many a member makes a day and has open at a college, how many the visitors of one network
 * make a day, the hours in which a visitor confirms the address, the days after which admins decide next to coaches,
 * the days after which a suggestion is erased, counted from its decision or, without one, from its day, and how many of
 * the refused ones are still shown.
 */
export const SUGGESTION_LIMITS = {
  ...{ perDay: 20, networkPerDay: 60, senderFactor: 10, confirmHours: 48, coachDays: 14, keptDays: 365 },
  ...{ noteMax: 500, reasonMax: 300, listed: 200, shown: 100, refusedShown: 10 },
} as const;

/** What stands before the link in the source of a fact that somebody suggested and a coach or admin accepted. */
export const SUGGESTED_SOURCE = 'suggested: ';

/** The link of a suggestion in the source of a fact; null where the fact was not suggested. */
export function suggestedLink(source: string): string | null {
  return source.startsWith(SUGGESTED_SOURCE) ? source.slice(SUGGESTED_SOURCE.length) : null;
}

/** The mode of the page that the mail to a visitor opens. */
export const SUGGESTION_MODE = 'suggestion';
