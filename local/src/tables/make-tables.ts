import { isOfCipFamily, CIP_FAMILIES } from '@touchline/domain/reference/cip-families';
import type { RowFacts } from '@touchline/domain/imports/facts/fact';
import type { TableLine } from '../seed/read-table';
import { CHAMPION_COLUMNS, championLines, TITLE_COLUMNS, titleLines } from './champion-lines';
import { correctedTables } from './correct-tables';
import { withScorecardCells, YEAR_COLUMNS, yearLines } from './figure-lines';
import {
  COLLEGE_LINE_COLUMNS,
  collegeLineOf,
  factsOfLines,
  idOfCells,
  saysTheSame,
  TEAM_LINE_COLUMNS,
  teamLinesOf,
} from './team-lines';

/** The columns of fields-of-study.csv; a code of four digits (`11.07`) is a group, one of six (`11.0701`) a major. */
const FIELD_COLUMNS: readonly string[] = ['code', 'title'];

const CODE_OF_LEVEL: Readonly<Record<string, RegExp>> = { 2: /^\d\d$/, 4: /^\d\d\.\d\d$/, 6: /^\d\d\.\d{4}$/ };

const STUDIED = new Set(CIP_FAMILIES.entries.filter(({ isMajor }) => isMajor).map(({ value }) => value));

const DIGITS_OF_GROUP = 5;

/**
 * The lines of fields-of-study.csv: groups and majors of the families in which undergraduates take degrees, without
 * reserved codes. Throws one sentence with the line where a code does not fit its level or a major has no group.
 */
function fieldLines(lines: readonly TableLine[]): readonly TableLine[] {
  const groups = new Set<string>();
  return lines.flatMap(({ code = '', level = '', title = '' }, index) => {
    const name = title.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
    const line = `the fields of study, line ${index + 2}: ${code}`;
    if (CODE_OF_LEVEL[level]?.test(code) !== true || name === '') throw new Error(`${line} is no code of level ${level}`);
    if (level === '2' || !STUDIED.has(code.slice(0, 2)) || name === 'Reserved') return [];
    if (level === '4') groups.add(code);
    else if (!groups.has(code.slice(0, DIGITS_OF_GROUP))) throw new Error(`${line} has no group`);
    return [{ code, title: name }];
  });
}

/** A table as it is written: its columns in order, and its lines. */
export interface MadeTable {
  readonly columns: readonly string[];
  readonly lines: readonly TableLine[];
}

/** The files from which our tables are made: their lines, and for the team file also what an import reads in it. */
export interface TableSources {
  readonly teams: readonly TableLine[];
  readonly facts: readonly RowFacts[];
  readonly majors: readonly TableLine[];
  readonly champions: readonly TableLine[];
  readonly rankings: readonly TableLine[];
  readonly stadiums: readonly TableLine[];
  /** The classification of fields of study: code, level (2, 4 or 6 digits) and title. */
  readonly fields: readonly TableLine[];
  /** The institution file of the College Scorecard, and its figures of three years. */
  readonly scorecard: readonly TableLine[];
  readonly years: readonly TableLine[];
  /** What a later comparison with other lists changes (team-corrections.csv). */
  readonly corrections: readonly TableLine[];
}

type TableName =
  | 'colleges'
  | 'teams'
  | 'majors'
  | 'champions'
  | 'rankings'
  | 'stadiums'
  | 'fields-of-study'
  | 'national-titles'
  | 'yearly-figures';

/**
 * Makes our tables. Throws one sentence with file and line where a college has no place or no team, where a line tells
 * of a college that the team file lacks, or where the tables would say anything else than the file.
 */
export function madeTables(sources: TableSources): Readonly<Record<TableName, MadeTable>> {
  const scorecard = new Map(sources.scorecard.map((line) => [line.UNITID ?? '', line]));
  const colleges: TableLine[] = [];
  const teams: TableLine[] = [];
  for (const [index, cells] of sources.teams.entries()) {
    const facts = sources.facts[index];
    const line = collegeLineOf(cells);
    const own = facts === undefined ? [] : teamLinesOf(cells, facts);
    const complaint = complaintAbout(line, own);
    if (complaint !== null || facts === undefined) throw new Error(`the team file, line ${index + 2}: ${complaint ?? 'is lost'}`);
    if (!saysTheSame(facts, factsOfLines(line, own))) throw new Error(`the team file, line ${index + 2}: changes in our tables`);
    colleges.push(withScorecardCells(line, scorecard.get(idOfCells(cells))));
    teams.push(...own);
  }
  const corrected = correctedTables({ colleges, teams }, sources.corrections, scorecard);
  const { ended } = corrected;
  const ids = new Set([...corrected.colleges.map(({ id = '' }) => id), ...ended]);
  const isPlaying = ({ id = '' }: TableLine): boolean => !ended.has(id);
  return {
    colleges: { columns: COLLEGE_LINE_COLUMNS, lines: corrected.colleges },
    teams: { columns: TEAM_LINE_COLUMNS, lines: corrected.teams },
    majors: { columns: ['id', 'codes'], lines: majorLines(sources.majors, ids).filter(isPlaying) },
    champions: chosen('the champions', championLines(sources.champions), CHAMPION_COLUMNS, ['college_id'], ids),
    rankings: chosen('the rankings', sources.rankings, RANKING_COLUMNS, ['unitid'], ids),
    stadiums: chosen('the stadiums', sources.stadiums, STADIUM_COLUMNS, ['unitid'], ids),
    'national-titles': { columns: TITLE_COLUMNS, lines: titleLines(championLines(sources.champions)).filter(isPlaying) },
    'yearly-figures': { columns: YEAR_COLUMNS, lines: yearLines(sources.years, ids).filter(isPlaying) },
    'fields-of-study': { columns: FIELD_COLUMNS, lines: fieldLines(sources.fields) },
  };
}

const RANKING_COLUMNS = ['league', 'division', 'sex', 'ranking', 'season', 'date', 'rank', 'unitid', 'record', 'source'];

const STADIUM_COLUMNS = ['unitid', 'stadium', 'capacity', 'level', 'source'];

function complaintAbout({ lat, lng, league }: TableLine, teams: readonly TableLine[]): string | null {
  if (lat === '' || lng === '') return 'has no coordinates';
  if (league === '') return 'has no league';
  if (teams.length === 0) return 'has no team';
  return teams.some(({ evidence }) => evidence === '') ? 'has a team without a level of evidence' : null;
}

/** One line for each college: its six-digit fields of study, those with most awards first. */
function majorLines(lines: readonly TableLine[], ids: ReadonlySet<string>): readonly TableLine[] {
  const byCollege = new Map<string, Map<string, number>>();
  for (const [index, { unitid = '', cip6 = '', completions }] of lines.entries()) {
    const count = Number(completions);
    const isField = /^\d\d\.\d{4}$/.test(cip6) && isOfCipFamily(cip6);
    if (!ids.has(unitid) || !isField || !Number.isInteger(count) || count < 0)
      throw new Error(`the majors, line ${index + 2}: ${unitid} ${cip6} ${completions ?? ''} is no field of a known college`);
    const fields = byCollege.get(unitid) ?? new Map<string, number>();
    byCollege.set(unitid, fields.set(cip6, (fields.get(cip6) ?? 0) + count));
  }
  return [...byCollege].map(([id, fields]) => {
    const codes = [...fields].filter(([, count]) => count > 0).sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
    return { id, codes: codes.map(([code]) => code).join(' ') };
  });
}

/** Some columns of a table whose ids are known colleges. */
function chosen(
  name: string,
  lines: readonly TableLine[],
  columns: readonly string[],
  idColumns: readonly string[],
  ids: ReadonlySet<string>,
): MadeTable {
  for (const [index, line] of lines.entries()) {
    const missing = columns.find((column) => line[column] === undefined);
    if (missing !== undefined) throw new Error(`${name}: the column ${missing} is missing`);
    const unknown = idColumns.map((column) => line[column] ?? '').find((id) => id !== '' && !ids.has(id));
    if (unknown !== undefined) throw new Error(`${name}, line ${index + 2}: ${unknown} is no college of the team file`);
  }
  return { columns, lines: lines.map((line) => Object.fromEntries(columns.map((column) => [column, line[column] ?? '']))) };
}

/** A table as text: UTF-8, comma, one line for each entry. */
export function tableText({ columns, lines }: MadeTable): string {
  const rows = [columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))];
  return `${rows.map((cells) => cells.map(quoted).join(',')).join('\n')}\n`;
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
