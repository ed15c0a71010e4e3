/** Tiers of a team's level, the highest first (specification §3, Reference lists). */
export const TIERS = ['T1', 'T2', 'T3', 'T4', 'T5'] as const;
export type Tier = (typeof TIERS)[number];
