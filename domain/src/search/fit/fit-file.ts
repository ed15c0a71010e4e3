import { SQUAD_LINES, SQUAD_SEASON, type SquadLine } from '../../reference/squads';
import type { FiguresOfCollege, FitFigures, LineFigures } from './fit-college';
import { FIT_YEARS } from './squad';

type Wholes = readonly (number | null)[];

/** The figures of one team of each college, by columns. */
export interface TeamColumns {
  readonly ahead: Wholes;
  readonly aheadSeason: Wholes;
  readonly lines: Readonly<Record<SquadLine, string>>;
  readonly freshmen: Wholes;
  readonly median: Wholes;
  readonly freshmenSeason: Wholes;
}

/**
 * The figures of teams that the fit needs and the catalogue lacks, by columns: one entry for each of `ids`. In `lines`
 * each college has as many characters as LINE_LENGTH: the players whose class is known, and how many of them leave
 * before each entry year, as digits to the base of 36.
 */
export interface FitFile {
  readonly version: 1;
  readonly squadSeason: number;
  readonly ids: readonly string[];
  readonly male: TeamColumns;
  readonly female: TeamColumns;
}

const BASE = 36;
const LINE_LENGTH = 1 + FIT_YEARS.length;
const UNKNOWN_LINE = '-'.repeat(LINE_LENGTH);

/** The file of colleges; those of which nothing is known are left out. */
export function fitFileOf(colleges: ReadonlyMap<string, FiguresOfCollege>): FitFile {
  const known = [...colleges].filter(([, { male, female }]) => hasFigures(male) || hasFigures(female));
  return {
    version: 1,
    squadSeason: SQUAD_SEASON,
    ids: known.map(([id]) => id),
    male: columnsOf(known.map(([, { male }]) => male)),
    female: columnsOf(known.map(([, { female }]) => female)),
  };
}

function hasFigures(team: FitFigures | null): boolean {
  if (team === null) return false;
  return team.strength !== null || team.freshmen !== null || SQUAD_LINES.some((line) => team.lines[line] !== null);
}

function columnsOf(teams: readonly (FitFigures | null)[]): TeamColumns {
  const line = (name: SquadLine) => teams.map((team) => written(team?.lines[name] ?? null)).join('');
  return {
    ahead: teams.map((team) => team?.strength?.ahead ?? null),
    aheadSeason: teams.map((team) => team?.strength?.season ?? null),
    lines: { GK: line('GK'), DF: line('DF'), MF: line('MF'), FW: line('FW') },
    freshmen: teams.map((team) => team?.freshmen?.share ?? null),
    median: teams.map((team) => team?.freshmen?.median ?? null),
    freshmenSeason: teams.map((team) => team?.freshmen?.season ?? null),
  };
}

/** A position with more players than a digit can say is unknown rather than wrong. */
function written(line: LineFigures | null): string {
  if (line === null || line.known === 0 || line.known >= BASE || line.leaving.length !== FIT_YEARS.length) return UNKNOWN_LINE;
  return [line.known, ...line.leaving].map((count) => count.toString(BASE)).join('');
}

/** The figures of the colleges of a file, by id; of a file about other squads than ours the squads are unknown. */
export function figuresOfFile(file: FitFile): ReadonlyMap<string, FiguresOfCollege> {
  const hasOurSquads = file.squadSeason === SQUAD_SEASON;
  return new Map(
    file.ids.map((id, at) => [
      id,
      { male: figuresAt(file.male, at, hasOurSquads), female: figuresAt(file.female, at, hasOurSquads) },
    ]),
  );
}

function figuresAt(columns: TeamColumns, at: number, hasSquads: boolean): FitFigures {
  const [ahead, season] = [columns.ahead[at] ?? null, columns.aheadSeason[at] ?? null];
  const [share, median, of] = [columns.freshmen[at] ?? null, columns.median[at] ?? null, columns.freshmenSeason[at] ?? null];
  const line = (name: SquadLine) =>
    hasSquads ? read(columns.lines[name].slice(at * LINE_LENGTH, (at + 1) * LINE_LENGTH)) : null;
  return {
    strength: ahead === null || season === null ? null : { ahead, season },
    lines: { GK: line('GK'), DF: line('DF'), MF: line('MF'), FW: line('FW') },
    freshmen: share === null || median === null || of === null ? null : { share, median, season: of },
  };
}

function read(text: string): LineFigures | null {
  if (text === UNKNOWN_LINE || text.length !== LINE_LENGTH) return null;
  const [known = 0, ...leaving] = Array.from(text, (digit) => Number.parseInt(digit, BASE));
  return { known, leaving };
}
