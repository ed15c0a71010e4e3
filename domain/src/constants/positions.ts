/** Positions on the pitch, from goal to attack (specification §3, Reference lists). */
export const POSITIONS = ['GK', 'LB', 'RB', 'CB', 'DM', 'CM', 'AM', 'LM', 'RM', 'FW'] as const;
export type Position = (typeof POSITIONS)[number];
