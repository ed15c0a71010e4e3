/** The seven posts of a college's coaching staff (S3-08). */
export const COACH_STAFF_TYPES = [
  'headcoach',
  'interimheadcoach',
  'associateheadcoach',
  'assistantcoach',
  'goalkeepercoach',
  'volunteerassistantcoach',
  'contentmanager',
] as const;

/** The two values of `sportsTypeGender`, by the label in the form (Men's, Women's). */
export const SPORTS_GENDERS = { mens: 'Male', womens: 'Female' } as const;
export type SportsGender = (typeof SPORTS_GENDERS)[keyof typeof SPORTS_GENDERS];
