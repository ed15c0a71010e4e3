/** The ten questions that a visit of a college answers with marks (docs/decisions/237-visit-journal.md). */
export const VISIT_QUESTIONS = [
  'coach',
  'team',
  'level',
  'academics',
  'campus',
  'dorm',
  'food',
  'town',
  'cost',
  'withoutSoccer',
] as const;
export type VisitQuestion = (typeof VISIT_QUESTIONS)[number];

/** The worst and the best mark. */
export const VISIT_MARKS = { least: 1, most: 5 } as const;

/** The most of visits. */
export const VISIT_LIMITS = {
  /** Visits of one person, of all colleges together. */
  perPerson: 200,
  /** Photos of one visit. */
  photos: 6,
  /** Characters of the text of a visit, in code points. */
  text: 4000,
  /** Characters of who was met, in code points. */
  withWhom: 200,
} as const;
