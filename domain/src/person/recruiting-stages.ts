/** How far a coach has come with a player, in the order of a board. */
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
