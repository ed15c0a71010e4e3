/** How far a player's profile has come: names of the steps of screens.md, Player wizard. */
export type PlayerLevel = 'starter' | 'solid' | 'strong' | 'ready';

const LEVELS = [
  { from: 95, level: 'ready' },
  { from: 70, level: 'strong' },
  { from: 40, level: 'solid' },
] as const satisfies readonly { from: number; level: PlayerLevel }[];

/** The level of a profile that is filled by so many percent, 0 to 100. */
export function playerLevelOf(percent: number): PlayerLevel {
  return LEVELS.find(({ from }) => percent >= from)?.level ?? 'starter';
}

/** True for the three kinds of player, whose profiles are scored. */
export function isPlayer(type: string): boolean {
  return type.startsWith('player');
}
