/** What a coach can confirm of a player, in the order in which it is shown. */
export const ATTESTED_FACTS = ['gpa', 'position', 'team', 'height', 'class'] as const;
export type AttestedFact = (typeof ATTESTED_FACTS)[number];

/** Where somebody works who confirms facts. */
export const CONFIRMER_KINDS = ['club', 'school'] as const;
export type ConfirmerKind = (typeof CONFIRMER_KINDS)[number];

/** What somebody is there who confirms facts. */
export const CONFIRMER_ROLES = ['headCoach', 'assistantCoach', 'director', 'teacher', 'counselor'] as const;
export type ConfirmerRole = (typeof CONFIRMER_ROLES)[number];

/** Why an admin looks at a request before it is sent. */
export const REVIEW_REASONS = ['freeMail', 'disposable', 'manyPlayers', 'refusedBefore'] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/**
 * Facts that coaches confirm (docs/decisions/209-attested-facts.md): the days within which a request is answered, the
 * months for which a confirmation holds, how many requests a player sends a day and has open at most, how many other
 * players ask the same address before an admin looks, and the days after the last change until a request is erased.
 */
export const ATTESTATION_LIMITS = {
  ...{ validDays: 14, confirmedMonths: 6, perDay: 5, open: 5, otherPlayers: 10, keptDays: 365 },
  ...{ nameMax: 100, teamMax: 100, listed: 50 },
} as const;
