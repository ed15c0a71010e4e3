/** The kinds of camp that the search offers. */
export const CAMP_TYPES = ['day', 'residential', 'idClinic', 'team', 'goalkeeper'] as const;
export type CampType = (typeof CAMP_TYPES)[number];

/** Everybody finds a published camp; drafts and archived ones are seen by the editors of its college alone. */
export const CAMP_STATES = ['draft', 'published', 'archived'] as const;
