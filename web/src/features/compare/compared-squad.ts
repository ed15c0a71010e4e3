import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { entryYears } from '@touchline/domain/reference/squad-marks';
import { finishedBefore, lastPlayingTime, shareOfOrigins, sumOfClasses } from '@touchline/domain/season/squad/squad-counts';

/** As much of a team’s squad and crowd as the comparison shows; null is unknown, shares are per cent. */
export interface ComparedSquad {
  readonly players: number | null;
  /** How many of the squad will, by class, have finished before an entry in `entryYear`. */
  readonly leaving: number | null;
  readonly entryYear: number;
  readonly abroad: number | 'few' | null;
  readonly freshmen: { readonly share: number; readonly season: number } | null;
  readonly crowd: { readonly average: number; readonly season: number } | null;
}

/** As much of a team’s soccer as the comparison shows; null where nothing of it is known. */
export function comparedSquadOf({ team }: AnswerOf<'collegeSoccer'>): ComparedSquad | null {
  if (team === null) return null;
  const { squad, playingTime, crowd } = team;
  const last = lastPlayingTime(playingTime);
  const [newest] = crowd;
  const [entryYear] = entryYears(squad?.season ?? 0);
  return {
    players: squad?.players ?? null,
    leaving: squad === null || sumOfClasses(squad.classes) === 0 ? null : finishedBefore(squad.classes, squad.season, entryYear),
    entryYear,
    abroad: squad === null || squad.origins === 0 ? null : (shareOfOrigins(squad.abroad, squad) ?? 'few'),
    freshmen: last === null ? null : { share: Math.round(100 * last.freshmen), season: last.season },
    crowd: newest === undefined ? null : { average: newest.average, season: newest.season },
  };
}
