import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { entryYears } from '@touchline/domain/reference/squad-marks';
import { SQUAD_LINES, type SquadLine } from '@touchline/domain/reference/squads';
import { seasonSummary } from '@touchline/domain/season/season-summary';
import { finishedBefore, freshmanShare, shareOfOrigins, sumOfClasses } from '@touchline/domain/season/squad/squad-counts';

type Soccer = AnswerOf<'collegeSoccer'>;
type Season = NonNullable<Soccer['team']>['seasons'][number];

interface ComparedRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/**
 * As much of a team’s newest season without matches that people added as the comparison shows; `conference` is the
 * regular season alone.
 */
interface ComparedSeason {
  readonly season: number;
  readonly record: ComparedRecord;
  readonly conference: (ComparedRecord & { readonly name: string }) | null;
  readonly rpi: { readonly rank: number; readonly teams: number } | null;
  /** Goals in a match, for and against. */
  readonly goals: { readonly for: number; readonly against: number };
}

/** As much of a team’s season, squad and crowd as the comparison shows; null is unknown, shares are per cent. */
export interface ComparedSquad {
  readonly season: ComparedSeason | null;
  readonly players: number | null;
  /** How many of the squad will, by class, have finished before an entry in `entryYear`. */
  readonly leaving: number | null;
  /** The same at each position where classes are known. */
  readonly leavingAt: readonly { readonly line: SquadLine; readonly players: number }[];
  readonly entryYear: number;
  readonly abroad: number | 'few' | null;
  readonly freshmen: { readonly share: number; readonly season: number } | null;
  readonly crowd: { readonly average: number; readonly season: number } | null;
}

/** As much of the soccer of a college’s team as the comparison shows; null where nothing of it is known. */
export function comparedSquadOf({ team }: Soccer, collegeId: string): ComparedSquad | null {
  if (team === null) return null;
  const { seasons, squad, playingTime, crowd } = team;
  const [newest] = crowd;
  const latest = seasons.find(({ added }) => added.length === 0);
  const [entryYear] = entryYears(squad?.season ?? 0);
  const leavingOf = (classes: NonNullable<typeof squad>['classes']) =>
    squad === null || sumOfClasses(classes) === 0 ? null : finishedBefore(classes, squad.season, entryYear);
  return {
    season: latest === undefined ? null : comparedSeasonOf(latest, collegeId),
    players: squad?.players ?? null,
    leaving: squad === null ? null : leavingOf(squad.classes),
    leavingAt: SQUAD_LINES.flatMap((line) => {
      const players = squad === null ? null : leavingOf(squad.lines[line].classes);
      return players === null ? [] : [{ line, players }];
    }),
    entryYear,
    abroad: squad === null || squad.origins === 0 ? null : (shareOfOrigins(squad.abroad, squad) ?? 'few'),
    freshmen: freshmanShare(playingTime),
    crowd: newest === undefined ? null : { average: newest.average, season: newest.season },
  };
}

function comparedSeasonOf(season: Season, collegeId: string): ComparedSeason | null {
  const { games, all, conference } = seasonSummary(season, collegeId);
  if (games.length === 0) return null;
  const recordOf = ({ wins, losses, ties }: ComparedRecord) => ({ wins, losses, ties });
  return {
    season: season.season,
    record: recordOf(all),
    conference:
      conference === null || season.conference === null ? null : { ...recordOf(conference), name: season.conference.shortName },
    rpi: season.rpi === null ? null : { rank: season.rpi.rank, teams: season.rpi.teams },
    goals: { for: all.goalsFor / games.length, against: all.goalsAgainst / games.length },
  };
}
