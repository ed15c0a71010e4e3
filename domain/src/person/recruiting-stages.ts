/** How far a coach has come with a player, or a player with a college, in the order of a board. */
export const RECRUITING_STAGES = [
  'interested',
  'contacted',
  'talking',
  'visit',
  'offer',
  'applied',
  'committed',
  'dropped',
] as const;

export type RecruitingStage = (typeof RECRUITING_STAGES)[number];
