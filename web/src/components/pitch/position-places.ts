import type { POSITIONS } from '@touchline/domain/constants/positions';

/** Where each position plays on a pitch of 68 × 105, own goal below. */
export const POSITION_PLACES: Readonly<Record<(typeof POSITIONS)[number], readonly [x: number, y: number]>> = {
  GK: [34, 97],
  LB: [11, 78],
  CB: [34, 81],
  RB: [57, 78],
  DM: [34, 64],
  LM: [10, 48],
  CM: [34, 49],
  RM: [58, 48],
  AM: [34, 32],
  FW: [34, 15],
};
