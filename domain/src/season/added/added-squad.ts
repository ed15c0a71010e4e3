import type { MessageCode, MessageValues } from '../../kernel/refusal/api-messages';
import type { Division } from '../../reference/college-kinds';
import { SQUAD_CLASSES, SQUAD_LINES } from '../../reference/squads';
import { sumOfClasses } from '../squad/squad-counts';
import type { ByClass, Squad } from '../squad-parts';
import type { AddedSquad } from './added-soccer';
import { seasonOfDay } from './match-cells';

/** A squad without the note of who counted it. */
export type SquadFacts = Omit<AddedSquad, 'by' | 'on'>;

/** Why a squad cannot be: its field, and the message. */
export interface SquadProblem {
  readonly field: 'season' | 'players' | 'lines' | 'abroad';
  readonly code: MessageCode;
  readonly values: MessageValues;
}

/** What is wrong with the counts of a squad on a day; null where they fit. */
export function squadProblem({ season, players, lines, abroad, home }: SquadFacts, today: string): SquadProblem | null {
  const counted = SQUAD_LINES.reduce((sum, line) => sum + sumOfClasses(lines[line]), 0);
  const told = [abroad, home].reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
  if (season > seasonOfDay(today) + 1) return { field: 'season', code: 'squadInFuture', values: { season } };
  if (players < 1) return { field: 'players', code: 'squadEmpty', values: {} };
  if (counted > players) return { field: 'lines', code: 'squadExceeded', values: { counted, players } };
  if ((abroad === null) !== (home === null)) return { field: 'abroad', code: 'squadOriginsHalf', values: {} };
  if (told > players) return { field: 'abroad', code: 'squadExceeded', values: { counted: told, players } };
  return null;
}

/**
 * A squad that people counted, in the shape of those from rosters. Medians stand next to it where the division is known
 * and a roster of the same season gives them; heights, states and countries are not asked for.
 */
export function squadOfAdded({ season, players, lines, abroad, home }: AddedSquad, roster: Squad | null): CountedSquad {
  const inLine = (line: (typeof SQUAD_LINES)[number]) => ({ players: sumOfClasses(lines[line]), classes: lines[line] });
  const isSameYear = roster?.season === season;
  return {
    ...{ season, division: isSameYear ? roster.division : null, players },
    classes: sumsByClass(lines),
    lines: { GK: inLine('GK'), DF: inLine('DF'), MF: inLine('MF'), FW: inLine('FW') },
    ...{ origins: abroad === null && home === null ? 0 : players, abroad: abroad ?? 'few', home: home ?? 'few' },
    ...{ states: [], countries: [], heights: { GK: null, DF: null, MF: null, FW: null } },
    medians: isSameYear ? roster.medians : { players: null, abroad: null, home: null },
  };
}

/** A squad of any league: `division` is null where the squads of the league are not compared. */
export type CountedSquad = Omit<Squad, 'division'> & { readonly division: Division | null };

function sumsByClass(lines: AddedSquad['lines']): ByClass {
  const sums = { freshman: 0, sophomore: 0, junior: 0, senior: 0, graduate: 0 };
  for (const line of SQUAD_LINES) for (const one of SQUAD_CLASSES) sums[one] += lines[line][one];
  return sums;
}
