/** Who may agree for a minor: a parent, or whom a court or a will has named instead. */
export const GUARDIAN_RELATIONS = ['mother', 'father', 'parent', 'legalGuardian'] as const;

export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number];
