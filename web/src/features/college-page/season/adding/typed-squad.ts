import { FEWEST_TOLD, SQUAD_CLASSES, SQUAD_LINES, type SquadClass, type SquadLine } from '@touchline/domain/reference/squads';
import type { AddedSquad } from '@touchline/domain/season/added/added-soccer';
import type { SquadFacts } from '@touchline/domain/season/added/added-squad';
import type { Adding } from './use-added-soccer';

/** The typed texts of a squad: of its four figures, and of each class at each position. */
export type SquadCells = Readonly<Record<string, string>>;

/** What the form of the squad edits, by which its drafts are found again. */
export function draftsOfSquad({ college, sex }: Pick<Adding, 'college' | 'sex'>): string {
  return `addedSoccer/${college._id}/${sex}/squad`;
}

/** The name of a field: a class at a position. */
export function cellOf(line: SquadLine, one: SquadClass): string {
  return `${line} ${one}`;
}

/** The fields of a counted squad; all of them empty where there is none. */
export function cellsOfSquad(squad: AddedSquad | null): SquadCells {
  const told = (share: AddedSquad['abroad']) => (typeof share === 'number' ? String(share) : '');
  const counts = SQUAD_LINES.flatMap((line) =>
    SQUAD_CLASSES.map((one) => [cellOf(line, one), squad === null ? '' : String(squad.lines[line][one])] as const),
  );
  return {
    ...{ season: squad === null ? '' : String(squad.season), players: squad === null ? '' : String(squad.players) },
    ...{ abroad: told(squad?.abroad ?? null), home: told(squad?.home ?? null) },
    ...Object.fromEntries(counts),
  };
}

/** The squad that was typed; null where a field holds no number. */
export function squadOfCells(cells: SquadCells): SquadFacts | null {
  const of = (name: string) => (cells[name] ?? '').trim();
  const counts = SQUAD_LINES.flatMap((line) => SQUAD_CLASSES.map((one) => toNumber(of(cellOf(line, one)))));
  const told = ['season', 'players', ...['abroad', 'home'].filter((name) => of(name) !== '')];
  if (counts.includes(null) || told.some((name) => !/^\d{1,4}$/.test(of(name)))) return null;
  const countOf = (line: SquadLine) => {
    const count = (one: SquadClass) => toNumber(of(cellOf(line, one))) ?? 0;
    const [freshman, sophomore, junior] = [count('freshman'), count('sophomore'), count('junior')];
    return { freshman, sophomore, junior, senior: count('senior'), graduate: count('graduate') };
  };
  return {
    ...{ season: Number(of('season')), players: Number(of('players')) },
    ...{ abroad: toldOf(of('abroad')), home: toldOf(of('home')) },
    lines: { GK: countOf('GK'), DF: countOf('DF'), MF: countOf('MF'), FW: countOf('FW') },
  };
}

function toNumber(text: string): number | null {
  return text === '' ? 0 : /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** A typed share: null where nothing was typed, `few` below three. */
function toldOf(text: string): number | 'few' | null {
  const told = toNumber(text);
  return text === '' || told === null ? null : told < FEWEST_TOLD ? 'few' : told;
}
