import type { Position } from '../reference/positions';

/** The coordinates of each position on a pitch of 68 × 105, own goal at the bottom. */
export const POSITION_COORDINATES: Readonly<Record<Position, readonly [x: number, y: number]>> = {
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

/** The white lines of a pitch of 68 × 105. */
export const PITCH_MARKINGS =
  'M1 1H67V104H1ZM1 52.5H67M34 43.4A9.1 9.1 0 1 1 33.9 43.4M13.9 1V17.5H54.1V1M13.9 104V87.5H54.1V104M24.9 1V6.5H43.1V1M24.9 104V98.5H43.1V104M26.7 17.5A9.1 9.1 0 0 0 41.3 17.5M26.7 87.5A9.1 9.1 0 0 1 41.3 87.5';
