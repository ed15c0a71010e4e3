import type { PlayedSeason } from '../profiles/profile-parts';

/** A season of a field player, without what goalkeepers count. */
export function aPlayedSeason(changes: Partial<PlayedSeason> = {}): PlayedSeason {
  return {
    ...{ season: 2025, team: 'Sample Town FC', matches: 22, starts: 20, minutes: 1750, goals: 9, assists: 4 },
    ...{ cleanSheets: null, saves: null },
    ...changes,
  };
}
