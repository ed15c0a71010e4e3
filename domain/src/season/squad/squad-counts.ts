import type { Language } from '../../kernel/language';
import { SQUAD_CLASSES, SQUAD_LINES, type SquadClass, type SquadLine } from '../../reference/squads';
import type { ByClass, PlayingTime, Squad, ToldCount } from '../squad-parts';

/** How many years after the season of a squad a class has finished, if nobody transfers, redshirts or stays on. */
const FINISHED_AFTER: Readonly<Record<SquadClass, number>> = { graduate: 1, senior: 1, junior: 2, sophomore: 3, freshman: 4 };

/** What stands where a count of fewer than three players is not told. */
export const FEW_TEXTS: Readonly<Record<Language, string>> = { en: 'fewer than 3', de: 'weniger als 3' };

/** From this share of a squad on, what is unknown is said next to a figure. */
const SAID_FROM = 0.2;

/** How many players of some classes will, by class, have finished before somebody enters in a year's autumn. */
export function finishedBefore(classes: ByClass, season: number, entryYear: number): number {
  return SQUAD_CLASSES.reduce((sum, one) => sum + (season + FINISHED_AFTER[one] <= entryYear ? classes[one] : 0), 0);
}

/**
 * True where a place opens at a position: at least half of those of whom the class is known will have finished. False
 * where no class is known.
 */
export function placeOpens({ lines, season }: Pick<Squad, 'lines' | 'season'>, line: SquadLine, entryYear: number): boolean {
  const { classes } = lines[line];
  const known = sumOfClasses(classes);
  return known > 0 && 2 * finishedBefore(classes, season, entryYear) >= known;
}

/** How many players are of some class. */
export function sumOfClasses(classes: ByClass): number {
  return SQUAD_CLASSES.reduce((sum, one) => sum + classes[one], 0);
}

/** What a roster leaves open. */
export type Unknown = 'class' | 'line' | 'origin';

/** The number of players of whom something is unknown, where it is a fifth of the squad or more; else 0. */
export function unknownWorthSaying({
  players,
  classes,
  lines,
  origins,
}: Pick<Squad, 'players' | 'classes' | 'lines' | 'origins'>): Readonly<Record<Unknown, number>> {
  const inLines = SQUAD_LINES.reduce((sum, one) => sum + lines[one].players, 0);
  const said = (unknown: number) => (unknown >= SAID_FROM * players ? unknown : 0);
  return { class: said(players - sumOfClasses(classes)), line: said(players - inLines), origin: said(players - origins) };
}

/** A told count as a share of the players whose country is known, in whole per cent; null for fewer than three. */
export function shareOfOrigins(told: ToldCount, { origins }: Pick<Squad, 'origins'>): number | null {
  return told === 'few' || origins === 0 ? null : Math.round((100 * told) / origins);
}

/** The newest season of which the share of freshmen is known, of seasons with the newest first; null without one. */
export function lastPlayingTime(seasons: readonly PlayingTime[]): (PlayingTime & { readonly freshmen: number }) | null {
  for (const season of seasons) if (season.freshmen !== null) return { ...season, freshmen: season.freshmen };
  return null;
}

/** The share of starts that freshmen made in the newest season that tells it, in whole per cent; null without one. */
export function freshmanShare(seasons: readonly PlayingTime[]): { readonly share: number; readonly season: number } | null {
  const last = lastPlayingTime(seasons);
  return last === null ? null : { share: Math.round(100 * last.freshmen), season: last.season };
}

/** True where freshmen made a larger share of the starts than the median of their division; null where unknown. */
export function freshmenPlay(seasons: readonly PlayingTime[]): boolean | null {
  const last = lastPlayingTime(seasons);
  return last === null || last.median === null ? null : last.freshmen > last.median;
}
