/** What kinds of college there are, as stored (specification §3, collegeType; shape ours after the government's CONTROL). */
export const COLLEGE_TYPES = ['public', 'privateNonprofit', 'privateForProfit'] as const;
export type CollegeType = (typeof COLLEGE_TYPES)[number];

/** Where a campus lies, as stored (specification §3, campusSetting). */
export const CAMPUS_SETTINGS = ['city', 'suburb', 'town', 'rural'] as const;
export type CampusSetting = (typeof CAMPUS_SETTINGS)[number];
