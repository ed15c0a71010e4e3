import { sameJson } from '@touchline/domain/kernel/json/json';
import type { SourcedField } from '@touchline/domain/college/facts/sourced-fields';
import type { ImportSource, RowFacts } from '@touchline/domain/imports/facts/fact';
import { factsOfRow } from '@touchline/domain/imports/facts/facts-of-row';
import { FURTHER_TEAM_COLUMNS, readTeamRow, TEAM_COLUMNS } from '@touchline/domain/imports/facts/team-row';
import type { TableLine } from '../seed/read-table';

/** The columns of teams.csv. */
export const TEAM_LINE_COLUMNS = ['id', 'league', 'division', 'sex', 'evidence', 'source', 'year', 'url'] as const;
type TeamLine = Readonly<Record<(typeof TEAM_LINE_COLUMNS)[number], string>>;

/** The columns of a team file that tell of its teams; in our tables each team has a line of its own. */
const OF_TEAMS = /^soccer_/;
const IDS: ReadonlySet<string> = new Set(['unitid', 'ca_id']);

/** The columns of colleges.csv: `id` (UNITID or `ca-…`), and those of a team file that tell of the college. */
export const COLLEGE_LINE_COLUMNS: readonly string[] = [
  'id',
  ...[...TEAM_COLUMNS, ...FURTHER_TEAM_COLUMNS].filter((column) => !OF_TEAMS.test(column) && !IDS.has(column)),
];

const SEXES = { men: 'male', women: 'female' } as const;
const CANADIAN = /^ca-/;

/** The id of a line of a team file. */
export function idOfCells(cells: TableLine): string {
  return [cells.unitid, cells.ca_id].find((id) => id !== undefined && id !== '') ?? '';
}

/** The cells of a college and its teams as one row of a team file. Throws where a team plays in another league. */
function cellsOf(college: TableLine, teams: readonly TableLine[]): TableLine {
  const { id = '', ...rest } = college;
  const cells: Record<string, string> = {
    ...Object.fromEntries([...TEAM_COLUMNS, ...FURTHER_TEAM_COLUMNS].map((column) => [column, ''])),
    ...rest,
    ...(CANADIAN.test(id) ? { ca_id: id } : { unitid: id }),
  };
  for (const team of teams) {
    const { sex = '', source = '', year = '', evidence = '', url = '' } = team;
    if (!(sex in SEXES)) throw new Error(`the team's sex is men or women, not ${sex}`);
    const division = college.division_2026 === '' ? college.division : college.division_2026;
    if (team.league !== college.league || (team.division === '') !== (division === ''))
      throw new Error(`the ${sex}'s team of ${id} plays in ${team.league ?? ''} ${team.division ?? ''}, its college does not`);
    cells[`soccer_${sex}`] = 'yes';
    cells[sex === 'men' ? 'soccer_men_source' : 'soccer_women_source2'] = source.includes(year) ? source : `${source} ${year}`;
    if (team.division !== division) cells[`soccer_${sex}_division`] = team.division ?? '';
    cells[`soccer_${sex}_evidence`] = evidence;
    cells[`soccer_${sex}_url`] = url;
  }
  return cells;
}

/** What our tables say of a college. Throws one sentence for the first cell that does not fit. */
export function factsOfLines(college: TableLine, teams: readonly TableLine[]): RowFacts {
  const read = readTeamRow(cellsOf(college, teams));
  if ('row' in read) return factsOfRow(read.row);
  const [problem] = read.problems;
  throw new Error(`${college.id ?? ''}, column ${problem?.column ?? ''}: ${problem?.message ?? ''}`);
}

/** The line of colleges.csv for a row of a team file. */
export function collegeLineOf(cells: TableLine): TableLine {
  const tidied = COLLEGE_LINE_COLUMNS.map((column) => [column, tidy(cells[column] ?? '')] as const);
  return { ...Object.fromEntries(tidied), id: idOfCells(cells), country: cells.country ?? 'US' };
}

/** The lines of teams.csv for a row of a team file, from the facts that an import reads in it. */
export function teamLinesOf(cells: TableLine, { facts }: RowFacts): readonly TeamLine[] {
  const valueOf = (field: SourcedField) => facts.find((fact) => fact.field === field);
  return Object.entries(SEXES).flatMap(([sex, stored]) => {
    const team = valueOf(`athletics.sport.${stored}`);
    if (team === undefined) return [];
    const evidence = valueOf(`athletics.sport.${stored}.evidence`)?.value;
    return [
      {
        id: idOfCells(cells),
        league: cells.league ?? '',
        division: [cells.division_2026, cells.division].find((one) => one !== undefined && one !== '') ?? '',
        sex,
        evidence: typeof evidence === 'string' ? evidence : '',
        ...sourceCells(team.source),
        url: tidy(cells[`soccer_${sex}_url`] ?? ''),
      },
    ];
  });
}

function sourceCells({ source, year }: ImportSource): Pick<TeamLine, 'source' | 'year'> {
  return { source, year: year === null ? '' : String(year) };
}

function tidy(cell: string): string {
  return ['NA', 'NULL', 'PS', 'PrivacySuppressed'].includes(cell.trim()) ? '' : cell.trim();
}

/** Whether two rows say the same: what was written into our tables is what an import of the file would read. */
export function saysTheSame(one: RowFacts, other: RowFacts): boolean {
  return sameJson(one, other);
}
