/** Positions on the pitch, from goal to attack (S3-10); their names are in player-lists.ts. */
export const POSITIONS = ['GK', 'LB', 'RB', 'CB', 'DM', 'CM', 'AM', 'LM', 'RM', 'FW'] as const;
export type Position = (typeof POSITIONS)[number];
