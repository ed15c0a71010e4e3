import { type BesideMedian, entryYears, medianMark, openingMark, SQUAD_MARKS } from '../../reference/squad-marks';
import { FEWEST_TOLD, SQUAD_LINES, SQUAD_SEASON } from '../../reference/squads';
import type { PlayingTime, Squad, ToldCount } from '../squad-parts';
import { freshmenPlay, placeOpens } from './squad-counts';

/** What is known of a team’s squad and of how much its freshmen play, the newest season first. */
interface SquadOfTeam {
  readonly squad: Squad | null;
  readonly playingTime: readonly PlayingTime[];
}

const SEXES = ['male', 'female'] as const;
type Sex = (typeof SEXES)[number];

/**
 * The marks of a college’s teams for lists and filters. A team without a squad, or with one of another season than that
 * of the marks, has none but that its freshmen play. What fewer than three players leave open has no mark.
 */
export function squadMarksOf(teams: Readonly<Record<Sex, SquadOfTeam | null>>): readonly string[] {
  const own = new Set(SEXES.flatMap((sex) => marksOfTeam(sex, teams[sex])));
  return SQUAD_MARKS.filter((mark) => own.has(mark));
}

function marksOfTeam(sex: Sex, team: SquadOfTeam | null): readonly string[] {
  if (team === null) return [];
  const { squad, playingTime } = team;
  const plays = freshmenPlay(playingTime) === true ? [medianMark(sex, 'freshmenPlay')] : [];
  if (squad?.season !== SQUAD_SEASON) return plays;
  const { medians, players } = squad;
  const opens = entryYears(SQUAD_SEASON).flatMap((year) =>
    SQUAD_LINES.flatMap((line) => (placeOpens(squad, line, year) ? [openingMark(sex, line, year)] : [])),
  );
  const besides = [
    besideMedian(sharesOf(squad.abroad, squad), medians.abroad, ['abroadMore', 'abroadLess']),
    besideMedian(sharesOf(squad.home, squad), medians.home, ['homeMore', 'homeLess']),
    besideMedian([players, players], medians.players, ['squadLarger', 'squadSmaller']),
  ];
  return [...plays, ...opens, ...besides.flatMap((one) => (one === null ? [] : medianMark(sex, one)))];
}

/** The least and the greatest share in per cent that a told count may be. */
function sharesOf(told: ToldCount, { origins }: Squad): readonly [least: number, most: number] {
  if (origins === 0) return [0, 100];
  const share = (players: number) => (100 * players) / origins;
  return told === 'few' ? [0, share(FEWEST_TOLD - 1)] : [share(told), share(told)];
}

/** Whether something is certainly more or less than the median; null where it is neither. */
function besideMedian(
  [least, most]: readonly [number, number],
  median: number | null,
  [more, less]: readonly [BesideMedian, BesideMedian],
): BesideMedian | null {
  if (median === null) return null;
  if (least > median) return more;
  return most < median ? less : null;
}
