import { medianOf } from '@touchline/domain/college/comparison/division-standing';
import { FEWEST_TOLD, SQUAD_CLASSES, SQUAD_LINES } from '@touchline/domain/reference/squads';
import { numberOf, numberOrNull, type TableLine, textOf } from '../../seed/read-table';
import type { MadeTable } from '../make-tables';

const OF_LINES = SQUAD_LINES.flatMap((line) => SQUAD_CLASSES.map((one) => `${line}_${one}`));
const COUNTS = ['players', ...SQUAD_CLASSES, ...SQUAD_LINES, ...OF_LINES] as const;
const HEIGHTS = SQUAD_LINES.map((line) => `height_${line}`);

/** What a cell says in place of a count of fewer than three players. */
export const FEW = '<3';

/** The files about squads, their playing time, their crowds and their pages, as others publish them. */
export interface SquadSources {
  readonly squads: readonly TableLine[];
  readonly playingTime: readonly TableLine[];
  readonly attendance: readonly TableLine[];
  readonly links: readonly TableLine[];
}

/** The names of the tables that these files make. */
export type SquadTable = 'squads' | 'squad-medians' | 'playing-time' | 'attendance' | 'team-links';

/**
 * Makes our tables of squads. What the files say of fewer than three players, but for counts by position and class, is
 * cut before anything is written; medians are those of the whole figures.
 */
export function madeSquadTables({
  squads: counted,
  playingTime,
  attendance,
  links,
}: SquadSources): Readonly<Record<SquadTable, MadeTable>> {
  const squads = counted.map(withTrueOrigins);
  const freshmen = new Map(squads.map((line) => [`${keyOf(line)} ${textOf(line, 'season')}`, numberOf(line, 'freshman')]));
  return {
    squads: {
      columns: ['id', 'sex', 'season', 'division', ...COUNTS, 'origins', 'abroad', 'home', 'states', 'countries', ...HEIGHTS],
      lines: squads.map(squadLine),
    },
    'squad-medians': {
      columns: ['sex', 'division', 'season', 'players', 'abroad', 'home', 'freshmen'],
      lines: joinedLines([...squadMedians(squads), ...freshmanMedians(playingTime)]),
    },
    'playing-time': {
      columns: ['id', 'sex', 'season', 'starts', 'freshmen'],
      lines: playingTime.map((line) => {
        const isFew = (freshmen.get(`${keyOf(line)} ${textOf(line, 'season')}`) ?? FEWEST_TOLD) < FEWEST_TOLD;
        return { ...line, freshmen: isFew ? FEW : textOf(line, 'freshman') };
      }),
    },
    attendance: {
      columns: ['id', 'sex', 'season', 'home_games', 'average', 'stadium_capacity'],
      lines: attendance.map((line) => ({ ...line, stadium_capacity: knownCapacity(line) })),
    },
    'team-links': { columns: ['id', 'sex', 'soccer_page', 'roster_page'], lines: links },
  };
}

function keyOf(line: TableLine): string {
  return `${textOf(line, 'id')} ${textOf(line, 'sex')}`;
}

const NO_ORIGINS = { from_us: '0', from_abroad: '0', in_state: '0', top_states: '', top_countries: '' } as const;

/** From these shares abroad on, in per cent, origins count as misread: with nobody from the own state, and always. */
const MISREAD_FROM = { withoutOwnState: 30, always: 90 } as const;

/**
 * A line without its origins where they were misread: a roster that leaves the state out for players of the own state
 * makes them look as from abroad (Framingham State's 26 of 26), and those of a Canadian college are counted as seen
 * from the United States. Countries, where they are counted, confirm a share.
 */
function withTrueOrigins(line: TableLine): TableLine {
  const share = (100 * numberOf(line, 'from_abroad')) / originsOf(line);
  const from = numberOf(line, 'in_state') === 0 ? MISREAD_FROM.withoutOwnState : MISREAD_FROM.always;
  const isCanadian = textOf(line, 'id').startsWith('ca-');
  const isMisread = isCanadian || ((line.top_countries ?? '') === '' && share >= from);
  return isMisread ? { ...line, ...NO_ORIGINS } : line;
}

function originsOf(line: TableLine): number {
  return numberOf(line, 'from_us') + numberOf(line, 'from_abroad');
}

function squadLine(line: TableLine): TableLine {
  return {
    ...line,
    origins: String(originsOf(line)),
    abroad: toldCount(numberOf(line, 'from_abroad')),
    home: toldCount(numberOf(line, 'in_state')),
    states: toldPlaces((line.top_states ?? '').split(' ')),
    countries: toldPlaces((line.top_countries ?? '').split(';')),
  };
}

function toldCount(players: number): string {
  return players < FEWEST_TOLD ? FEW : String(players);
}

/** Places with at least three players: `TX:18;AR:4`. */
function toldPlaces(places: readonly string[]): string {
  return places.filter((place) => Number(place.split(':')[1] ?? 0) >= FEWEST_TOLD).join(';');
}

/** A capacity of 0 is unknown. */
function knownCapacity(line: TableLine): string {
  const capacity = numberOrNull(line, 'stadium_capacity');
  return capacity === null || capacity === 0 ? '' : String(capacity);
}

function squadMedians(squads: readonly TableLine[]): readonly TableLine[] {
  return [...groupedBy(squads, ['sex', 'division', 'season'])].map(([group, lines]) => {
    const share = (column: string, whole: (line: TableLine) => number) =>
      medianText(
        lines.filter((line) => whole(line) > 0).map((line) => (100 * numberOf(line, column)) / whole(line)),
        1,
      );
    return {
      ...group,
      players: medianText(
        lines.map((line) => numberOf(line, 'players')),
        1,
      ),
      abroad: share('from_abroad', originsOf),
      home: share('in_state', originsOf),
    };
  });
}

function freshmanMedians(playingTime: readonly TableLine[]): readonly TableLine[] {
  return [...groupedBy(playingTime, ['sex', 'season'])].map(([group, lines]) => ({
    ...{ ...group, division: '1' },
    freshmen: medianText(
      lines.map((line) => numberOf(line, 'freshman')),
      3,
    ),
  }));
}

/** One line of medians for each sex, division and season, whatever is known of it. */
function joinedLines(lines: readonly TableLine[]): readonly TableLine[] {
  const columns: TableLine = { players: '', abroad: '', home: '', freshmen: '' };
  return [...groupedBy(lines, ['sex', 'division', 'season']).values()].map((own) =>
    own.reduce((joined, line) => ({ ...joined, ...line }), columns),
  );
}

function medianText(values: readonly number[], decimals: number): string {
  const scale = 10 ** decimals;
  return String(Math.round(medianOf(values) * scale) / scale);
}

/** Lines by the values of some columns, in the order of those values. */
function groupedBy(lines: readonly TableLine[], columns: readonly string[]): ReadonlyMap<TableLine, readonly TableLine[]> {
  const groups = new Map<string, { readonly group: TableLine; readonly lines: TableLine[] }>();
  for (const line of lines) {
    const group = Object.fromEntries(columns.map((column) => [column, textOf(line, column)]));
    const key = Object.values(group).join(' ');
    const own = groups.get(key) ?? { group, lines: [] };
    own.lines.push(line);
    groups.set(key, own);
  }
  return new Map([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, { group, lines: own }]) => [group, own]));
}
