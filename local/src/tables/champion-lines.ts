import { championshipOf } from '@touchline/domain/reference/championships';
import { competitionOfLine } from '@touchline/domain/imports/rankings/competition-cells';
import type { TableLine } from '../seed/read-table';

/** The columns of champions.csv; `vacated` is yes, no or disputed. */
export const CHAMPION_COLUMNS: readonly string[] = [
  ...['organisation', 'division', 'sex', 'year', 'college_id', 'college_name_as_in_source'],
  ...['vacated', 'shared', 'source', 'note'],
];

/**
 * The columns of national-titles.csv: a line for each team and championship with its years, the latest first. A year
 * that does not count has its reason behind it, `1971vacated`. From `since` to `until` (empty: until today) every
 * champion is known; `all` stands for every championship, and an empty `since` for single known years.
 */
export const TITLE_COLUMNS: readonly string[] = ['id', 'league', 'division', 'sex', 'years', 'since', 'until'];

/** Sources disagree on whether the title counts: it was won, and one of them calls it vacated. */
const IS_DISPUTED = /^second sources disagree/;

const REASONS: Readonly<Record<string, string>> = { yes: 'vacated', disputed: 'disputed' };

/** The lines of a file of champions, which say of each title whether it counts. */
export function championLines(lines: readonly TableLine[]): readonly TableLine[] {
  return lines.map((line) => ({ ...line, vacated: IS_DISPUTED.test(line.note ?? '') ? 'disputed' : (line.vacated ?? '') }));
}

/** The national titles of each team that has a page; those before the years that are known whole have a line apart. */
export function titleLines(champions: readonly TableLine[]): readonly TableLine[] {
  const teams = new Map<string, { readonly line: TableLine; readonly years: string[] }>();
  for (const { college_id: id = '', organisation = '', division = '', sex = '', year = '', vacated = '' } of champions) {
    if (id === '') continue;
    const of = { id, league: organisation, division, sex };
    const known = knownYears(of);
    const line = { ...of, ...(Number(year) < Number(known.since) ? { since: '', until: '' } : known) };
    const key = Object.values(line).join(',');
    const { years } = teams.get(key) ?? { years: [] };
    teams.set(key, { line, years: [...years, `${year}${REASONS[vacated] ?? ''}`] });
  }
  const ordered = [...teams].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return ordered.map(([, { line, years }]) => ({ ...line, years: years.toSorted().toReversed().join(' ') }));
}

function knownYears(line: TableLine): { readonly since: string; readonly until: string } {
  const competition = competitionOfLine(line);
  if (typeof competition === 'string') return { since: '', until: '' };
  const { from, until, isComplete } = championshipOf(competition.league, competition.division, competition.sex);
  return { since: isComplete ? 'all' : String(from ?? ''), until: String(until ?? '') };
}
