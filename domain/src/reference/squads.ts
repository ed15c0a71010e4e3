import type { Position } from './positions';

/** The classes of a squad, the youngest first. */
export const SQUAD_CLASSES = ['freshman', 'sophomore', 'junior', 'senior', 'graduate'] as const;
export type SquadClass = (typeof SQUAD_CLASSES)[number];

/** The positions that public rosters name, from goal to attack. */
export const SQUAD_LINES = ['GK', 'DF', 'MF', 'FW'] as const;
export type SquadLine = (typeof SQUAD_LINES)[number];

/** The fewest players of whom a height, a state, a country or a share is told. */
export const FEWEST_TOLD = 3;

/** The season of the squads in our tables: the autumn of 2025-26. */
export const SQUAD_SEASON = 2025;

/** The last season of each team of which our tables know how much freshmen played. */
export const PLAYING_TIME_SEASONS = { male: 2025, female: 2024 } as const;

/** A stadium that holds more is mostly one for football. */
export const LARGEST_SOCCER_STADIUM = 15_000;

const LINE_OF_POSITION: Readonly<Record<Position, SquadLine>> = {
  GK: 'GK',
  LB: 'DF',
  RB: 'DF',
  CB: 'DF',
  DM: 'MF',
  CM: 'MF',
  AM: 'MF',
  LM: 'MF',
  RM: 'MF',
  FW: 'FW',
};

/** The position of public rosters under which a player's own one falls. */
export function squadLineOf(position: Position): SquadLine {
  return LINE_OF_POSITION[position];
}
