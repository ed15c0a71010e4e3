import { join } from 'node:path';
import type { Sex } from '@touchline/domain/college/athletics';
import { SQUAD_CLASSES, SQUAD_LINES, type SquadClass, type SquadLine } from '@touchline/domain/reference/squads';
import {
  type Crowd,
  crowd,
  type PlayingTime,
  playingTime,
  type Squad,
  squad,
  type SquadMedians,
  type TeamLinks,
  teamLinks,
} from '@touchline/domain/season/squad-parts';
import { numberOf, numberOrNull, readTable, type TableLine, textOf, textOrNull } from '../../seed/read-table';
import { COLLEGE_DATA } from '../college-tables';
import { FEW } from './make-squad-tables';

/** The lines of our tables of squads. */
interface SquadTables {
  readonly squads: readonly TableLine[];
  readonly medians: readonly TableLine[];
  readonly playingTime: readonly TableLine[];
  readonly attendance: readonly TableLine[];
  readonly links: readonly TableLine[];
}

/** What our tables say of a team's squad, crowd and pages; of lists the newest season comes first. */
export interface SquadOfTable {
  readonly squad: Squad | null;
  readonly playingTime: readonly PlayingTime[];
  readonly crowd: readonly Crowd[];
  readonly links: TeamLinks | null;
}

/** Teams by the registry id of their college and by sex. */
export type SquadsById = ReadonlyMap<string, Readonly<Partial<Record<Sex, SquadOfTable>>>>;

const SEXES: Readonly<Record<string, Sex>> = { men: 'male', women: 'female' };
const NOTHING: SquadOfTable = { squad: null, playingTime: [], crowd: [], links: null };

/** Reads our tables of squads. Throws one sentence with file and line where a line does not fit. */
export async function readSquadTables(folder = COLLEGE_DATA): Promise<SquadsById> {
  const [squads = [], medians = [], playing = [], attendance = [], links = []] = await Promise.all(
    ['squads', 'squad-medians', 'playing-time', 'attendance', 'team-links'].map((name) => readTable(join(folder, `${name}.csv`))),
  );
  return squadsOfTables({ squads, medians, playingTime: playing, attendance, links });
}

/** The squads of the lines of our tables. Throws one sentence with file and line where a line does not fit. */
export function squadsOfTables(tables: SquadTables): SquadsById {
  const teams = new Map<string, Partial<Record<Sex, SquadOfTable>>>();
  const seen = new Set<string>();
  const add = (file: string, lines: readonly TableLine[], partOf: (line: TableLine, team: SquadOfTable) => SquadOfTable) => {
    for (const [index, line] of lines.entries()) {
      const at = `${file}.csv, line ${index + 2}`;
      const sex = SEXES[textOf(line, 'sex')];
      if (sex === undefined) throw new Error(`${at}: ${textOf(line, 'sex')} is no team`);
      const key = [file, textOf(line, 'id'), sex, file === 'squads' ? '' : (line.season ?? '')].join(' ');
      if (seen.has(key)) throw new Error(`${at}: ${textOf(line, 'id')} ${textOf(line, 'sex')} stands there already`);
      seen.add(key);
      const own = teams.get(textOf(line, 'id')) ?? {};
      try {
        own[sex] = partOf(line, own[sex] ?? NOTHING);
      } catch (failure) {
        throw new Error(`${at} does not fit`, { cause: failure });
      }
      teams.set(textOf(line, 'id'), own);
    }
  };
  const medians = new Map(tables.medians.map((line) => [medianKey(line, textOf(line, 'division')), line]));
  add('squads', tables.squads, (line, team) => ({ ...team, squad: squadOf(line, medians) }));
  add('playing-time', tables.playingTime, (line, team) => ({
    ...team,
    playingTime: newestFirst([...team.playingTime, playingTimeOf(line, medians)]),
  }));
  add('attendance', tables.attendance, (line, team) => ({ ...team, crowd: newestFirst([...team.crowd, crowdOf(line)]) }));
  add('team-links', tables.links, (line, team) => ({
    ...team,
    links: teamLinks.parse({ soccerPage: textOrNull(line, 'soccer_page'), rosterPage: textOrNull(line, 'roster_page') }),
  }));
  return teams;
}

function newestFirst<Season extends { readonly season: number }>(seasons: readonly Season[]): readonly Season[] {
  return seasons.toSorted((left, right) => right.season - left.season);
}

type Medians = ReadonlyMap<string, TableLine>;

function medianKey(line: TableLine, division: string): string {
  return [textOf(line, 'sex'), division, textOf(line, 'season')].join(' ');
}

function squadOf(line: TableLine, medians: Medians): Squad {
  const ofDivision = medians.get(medianKey(line, textOf(line, 'division'))) ?? {};
  return squad.parse({
    ...{ season: numberOf(line, 'season'), division: numberOf(line, 'division'), players: numberOf(line, 'players') },
    classes: byClass((one) => numberOf(line, one)),
    lines: byLine((of) => ({ players: numberOf(line, of), classes: byClass((one) => numberOf(line, `${of}_${one}`)) })),
    ...{ origins: numberOf(line, 'origins'), abroad: toldIn(line, 'abroad'), home: toldIn(line, 'home') },
    ...{ states: placesIn(line, 'states'), countries: placesIn(line, 'countries') },
    heights: byLine((of) => numberOrNull(line, `height_${of}`)),
    medians: {
      players: numberOrNull(ofDivision, 'players'),
      abroad: numberOrNull(ofDivision, 'abroad'),
      home: numberOrNull(ofDivision, 'home'),
    } satisfies SquadMedians,
  });
}

function playingTimeOf(line: TableLine, medians: Medians): PlayingTime {
  const ofDivision = medians.get(medianKey(line, '1')) ?? {};
  return playingTime.parse({
    season: numberOf(line, 'season'),
    starts: numberOf(line, 'starts'),
    freshmen: line.freshmen === FEW ? null : numberOf(line, 'freshmen'),
    median: numberOrNull(ofDivision, 'freshmen'),
  });
}

function crowdOf(line: TableLine): Crowd {
  return crowd.parse({
    season: numberOf(line, 'season'),
    homeMatches: numberOf(line, 'home_games'),
    average: numberOf(line, 'average'),
    capacity: numberOrNull(line, 'stadium_capacity'),
  });
}

function toldIn(line: TableLine, column: string): number | 'few' {
  return line[column] === FEW ? 'few' : numberOf(line, column);
}

function placesIn(line: TableLine, column: string): Squad['states'] {
  return (textOrNull(line, column)?.split(';') ?? []).map((place) => {
    const [name = '', players = ''] = place.split(':');
    return { name, players: Number(players) };
  });
}

function byClass<Value>(valueOf: (one: SquadClass) => Value): Record<string, Value> {
  return Object.fromEntries(SQUAD_CLASSES.map((one) => [one, valueOf(one)]));
}

function byLine<Value>(valueOf: (line: SquadLine) => Value): Record<string, Value> {
  return Object.fromEntries(SQUAD_LINES.map((line) => [line, valueOf(line)]));
}
