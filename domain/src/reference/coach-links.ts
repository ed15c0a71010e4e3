import type { Language } from '../kernel/language';

/** The closed groups of a profile that a private link can open (docs/decisions/219-a-link-for-one-coach.md). */
export const LINK_GROUPS = ['grades', 'ids', 'schedule'] as const;
export type LinkGroup = (typeof LINK_GROUPS)[number];

/** What each group is called where a link is made, listed and told about. */
export const LINK_GROUP_TEXTS = {
  en: { grades: 'Grades and tests', ids: 'NCAA and NAIA IDs', schedule: 'Games and camps' },
  de: { grades: 'Noten und Tests', ids: 'IDs von NCAA und NAIA', schedule: 'Spiele und Camps' },
} as const satisfies Record<Language, Record<LinkGroup, string>>;

/**
 * Private links: the days after which one ends, the hours in which the mail to its receiver is answered, how many a
 * player makes a day and has open at most, and the days after its end until it is erased.
 */
export const COACH_LINK_LIMITS = {
  ...{ validDays: 60, confirmHours: 24, perDay: 10, open: 20, keptDays: 90 },
  ...{ nameMax: 100, toMax: 254 },
} as const;
