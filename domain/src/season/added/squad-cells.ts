import type { Language } from '../../kernel/language';
import { FEWEST_TOLD, SQUAD_CLASSES, SQUAD_LINES, type SquadClass, type SquadLine } from '../../reference/squads';
import type { SquadFacts } from './added-squad';
import { FEW_TEXTS } from '../squad/squad-counts';
import type { ToldCount } from '../squad-parts';

/** The typed texts of a squad: of its four figures, and of each class at each position. */
export type SquadCells = Readonly<Record<string, string>>;

/** The figures of a squad besides its counts. */
export const SQUAD_FIGURES = ['season', 'players', 'abroad', 'home'] as const;
export type SquadFigure = (typeof SQUAD_FIGURES)[number];

/** The name of a field: a class at a position. */
export function cellOf(line: SquadLine, one: SquadClass): string {
  return `${line} ${one}`;
}

/** The fields of a counted squad, with shares of fewer than three in words; all of them empty if there is none. */
export function cellsOfSquad(squad: SquadFacts | null, language: Language): SquadCells {
  const told = (share: ToldCount | null) => (share === null ? '' : share === 'few' ? FEW_TEXTS[language] : String(share));
  const counts = SQUAD_LINES.flatMap((line) =>
    SQUAD_CLASSES.map((one) => [cellOf(line, one), squad === null ? '' : String(squad.lines[line][one])] as const),
  );
  return {
    ...{ season: squad === null ? '' : String(squad.season), players: squad === null ? '' : String(squad.players) },
    ...{ abroad: told(squad?.abroad ?? null), home: told(squad?.home ?? null) },
    ...Object.fromEntries(counts),
  };
}

/** The squad that was typed; null where a field is not readable. */
export function squadOfCells(cells: SquadCells): SquadFacts | null {
  const of = (name: string) => (cells[name] ?? '').trim();
  const names = SQUAD_LINES.flatMap((line) => SQUAD_CLASSES.map((one) => cellOf(line, one)));
  if (!SQUAD_FIGURES.every((name) => isReadableFigure(name, of(name))) || !names.every((name) => isReadableCount(of(name)))) {
    return null;
  }
  const countOf = (line: SquadLine) => {
    const count = (one: SquadClass) => Number(of(cellOf(line, one)));
    const [freshman, sophomore, junior] = [count('freshman'), count('sophomore'), count('junior')];
    return { freshman, sophomore, junior, senior: count('senior'), graduate: count('graduate') };
  };
  return {
    ...{ season: Number(of('season')), players: Number(of('players')) },
    ...{ abroad: toldOf(of('abroad')), home: toldOf(of('home')) },
    lines: { GK: countOf('GK'), DF: countOf('DF'), MF: countOf('MF'), FW: countOf('FW') },
  };
}

/** True for a count of players of a class at a position; false for an empty field. */
export function isReadableCount(text: string): boolean {
  return /^\d{0,3}$/.test(text);
}

/** True for the text of a figure; shares may be left out, or say in words that they are fewer than three. */
export function isReadableFigure(figure: SquadFigure, text: string): boolean {
  if (figure === 'season') return /^\d{4}$/.test(text);
  if (figure === 'players') return /^\d{1,3}$/.test(text);
  return isReadableCount(text) || saysFew(text);
}

/** A typed share: null where nothing was typed, `few` below three. */
function toldOf(text: string): ToldCount | null {
  if (text === '') return null;
  return saysFew(text) || Number(text) < FEWEST_TOLD ? 'few' : Number(text);
}

/** True for the words of both languages, and for `few` and `<3`. */
function saysFew(text: string): boolean {
  return [...Object.values(FEW_TEXTS), 'few', '<3'].includes(text.toLowerCase().replace(/\s+/g, ' ').replace('< ', '<'));
}
