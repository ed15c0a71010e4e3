import { entryYears } from '../../reference/squad-marks';
import { SQUAD_LINES, SQUAD_SEASON, type SquadLine } from '../../reference/squads';
import type { Squad } from '../squad-parts';
import type { TeamSoccer } from '../college-soccer';
import { finishedBefore, lastPlayingTime, sumOfClasses } from './squad-counts';

/**
 * The figures of a team for how well it fits a player (search/fit): the share of the other teams of its division that
 * stand behind it by our newest RPI, who leaves at each position before each entry year, and the starts of freshmen
 * next to the median of the division, all in whole per cent. Null is unknown; a squad of another season is unknown.
 */
export function fitFiguresOf({ seasons, squad, playingTime }: Pick<TeamSoccer, 'seasons' | 'squad' | 'playingTime'>) {
  const ranked = seasons.find(({ rpi }) => rpi !== null);
  const last = lastPlayingTime(playingTime);
  return {
    strength: strengthOf(ranked?.rpi ?? null, ranked?.season ?? 0),
    lines: linesOf(squad?.season === SQUAD_SEASON ? squad : null),
    freshmen: last === null || last.median === null ? null : sharesOf(last.freshmen, last.median, last.season),
  };
}

function strengthOf(rpi: { readonly rank: number; readonly teams: number } | null, season: number) {
  if (rpi === null || rpi.teams < 2) return null;
  return { ahead: Math.round((100 * (rpi.teams - rpi.rank)) / (rpi.teams - 1)), season };
}

function sharesOf(share: number, median: number, season: number) {
  return { share: Math.round(100 * share), median: Math.round(100 * median), season };
}

function linesOf(squad: Squad | null) {
  const line = (name: SquadLine) => {
    const known = squad === null ? 0 : sumOfClasses(squad.lines[name].classes);
    if (squad === null || known === 0) return null;
    return {
      known,
      leaving: entryYears(SQUAD_SEASON).map((year) => finishedBefore(squad.lines[name].classes, squad.season, year)),
    };
  };
  const [GK, DF, MF, FW] = SQUAD_LINES.map(line);
  return { GK: GK ?? null, DF: DF ?? null, MF: MF ?? null, FW: FW ?? null };
}
