/** The kinds of college, as stored; our choice, after the government's CONTROL. */
export const COLLEGE_TYPES = ['public', 'privateNonprofit', 'privateForProfit'] as const;

/** The missions of colleges by which people search: historically Black colleges, and colleges for women. */
export const COLLEGE_MISSIONS = ['hbcu', 'womens'] as const;
export type CollegeMission = (typeof COLLEGE_MISSIONS)[number];

/** The setting of a campus, as stored. */
export const CAMPUS_SETTINGS = ['city', 'suburb', 'town', 'rural'] as const;

/** The leagues a college can play in, as stored. */
export const LEAGUE_VALUES = ['ncaa', 'naia', 'njcaa', 'usports', 'other'] as const;
export type League = (typeof LEAGUE_VALUES)[number];

/** The divisions of a league that has them. */
export const DIVISIONS = [1, 2, 3] as const;
export type Division = (typeof DIVISIONS)[number];

/** The labels of the leagues, and which of them have divisions (S9-08). */
export const LEAGUES = {
  ncaa: { label: 'NCAA', hasDivisions: true },
  naia: { label: 'NAIA', hasDivisions: false },
  njcaa: { label: 'NJCAA', hasDivisions: true },
  usports: { label: 'U SPORTS', hasDivisions: false },
  other: { label: 'Other', hasDivisions: false },
} as const satisfies Record<League, { label: string; hasDivisions: boolean }>;

/**
 * How a team is known: from a list of its league's teams, from a poll or final of the year that its source names, from
 * players or commitments, or only because the college is a member of its league. `confirmed` comes from its coach.
 */
export const TEAM_EVIDENCE = ['listed', 'dated', 'indirect', 'inferred', 'confirmed'] as const;
export type TeamEvidence = (typeof TEAM_EVIDENCE)[number];
