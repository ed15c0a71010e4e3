import * as z from 'zod/mini';
import type { Camp } from '../camp/camp';
import type { Sex } from '../college/athletics';
import { sameJson } from '../kernel/json/json';
import { type Ranking, type RankingTable, teamKeyOf } from '../ranking/ranking';
import type { AddedSoccer, AddedTeam } from '../season/added/added-soccer';
import { type CollegeSoccer, type TeamSoccer, UNKNOWN_TEAM } from '../season/college-soccer';
import { lineOfMatch, matchesOfLines, matchOfLine, outsideTeam } from '../season/match-line';
import type { StoredSeason } from '../season/stored-season';
import type { Merging } from './merge-parts';

/** A camp of the remaining college, its version one higher: an editor who has it open is asked to look again. */
export function movedCamp(camp: Camp, { into }: Merging, at: string): Camp {
  return { ...camp, collegeId: into, version: camp.version + 1, updatedAt: at };
}

/** A line of a ranking that a merge changed: its table and team, and the college it names since; null names none. */
export const movedLine = z.strictObject({
  table: z.string(),
  name: z.string(),
  state: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type MovedLine = z.infer<typeof movedLine>;

const tableKey = ({ league, division }: Pick<RankingTable, 'league' | 'division'>): string => `${league} ${division ?? ''}`;

/**
 * A ranking in which the merged college's lines name the other. Where a table has a line of both, the merged college's
 * keeps its rank and names no college. Null where the ranking names the merged college nowhere.
 */
export function movedRanking(
  ranking: Ranking,
  { from, into }: Merging,
): { readonly tables: Ranking['tables']; readonly lines: readonly MovedLine[] } | null {
  const lines: MovedLine[] = [];
  const tables = ranking.tables.map((table) => {
    const isRival = table.rows.some(({ collegeId }) => collegeId === into);
    const rows = table.rows.map((row) => (row.collegeId === from ? { ...row, collegeId: isRival ? null : into } : row));
    if (new Set(rows.map(teamKeyOf)).size !== rows.length) return table;
    for (const [index, { collegeId, name, state }] of table.rows.entries())
      if (collegeId === from) lines.push({ table: tableKey(table), name, state, to: rows[index]?.collegeId ?? null });
    return { ...table, rows };
  });
  return lines.length === 0 ? null : { tables, lines };
}

/** The tables of a ranking without a merge; null where a line that it changed is not there any more. */
export function restoredRanking(ranking: Ranking, lines: readonly MovedLine[], { from }: Merging): Ranking['tables'] | null {
  let found = 0;
  const tables = ranking.tables.map((table) => {
    const moved = lines.filter((line) => line.table === tableKey(table));
    const isMoved = (row: RankingTable['rows'][number]): boolean =>
      moved.some(({ name, state, to }) => row.name === name && row.state === state && row.collegeId === to);
    const rows = table.rows.map((row) => {
      if (!isMoved(row)) return row;
      found += 1;
      return { ...row, collegeId: from };
    });
    return moved.length === 0 ? table : { ...table, rows };
  });
  return found === lines.length ? tables : null;
}

/** What names teams in a season. */
type TeamsOfSeason = Pick<StoredSeason, 'matches' | 'conferences' | 'figures'>;

/** A season in which `from` is named `to`. Figures name colleges alone. */
export function withTeamRenamed<Season extends TeamsOfSeason>(season: Season, from: string, to: string): Season {
  const renamed = (team: string): string => (team === from ? to : team);
  return {
    ...season,
    matches: season.matches.map((line) => {
      const match = matchOfLine(line);
      return match === null ? line : lineOfMatch({ ...match, home: renamed(match.home), away: renamed(match.away) });
    }),
    conferences: season.conferences.map((one) => ({ ...one, members: one.members.map(renamed) })),
    figures: to.startsWith(':') ? season.figures : season.figures.map((one) => ({ ...one, collegeId: renamed(one.collegeId) })),
  };
}

function teamsOf({ matches, conferences }: TeamsOfSeason): ReadonlySet<string> {
  return new Set([
    ...matchesOfLines(matches).flatMap(({ home, away }) => [home, away]),
    ...conferences.flatMap(({ members }) => members),
  ]);
}

/**
 * What a season calls the merged college from now on: the other one, or, where both played in the season, its name as a
 * team without a page. Null where the season does not know it.
 */
export function nameInSeason(season: TeamsOfSeason, { from, into }: Merging, name: string): string | null {
  const teams = teamsOf(season);
  if (!teams.has(from) && season.figures.every(({ collegeId }) => collegeId !== from)) return null;
  if (!teams.has(into) && season.figures.every(({ collegeId }) => collegeId !== into)) return into;
  const free = [name, ...Array.from({ length: 9 }, (_, index) => `${name.slice(0, 76)} ${index + 2}`)].map(outsideTeam);
  return free.find((one) => !teams.has(one)) ?? null;
}

/** The teams whose own season names one of these: themselves, their opponents, and the members of their conferences. */
export function teamsAround({ matches, conferences }: TeamsOfSeason, named: readonly string[]): ReadonlySet<string> {
  const isNamed = (team: string): boolean => named.includes(team);
  const met = matchesOfLines(matches).flatMap(({ home, away }) => (isNamed(home) || isNamed(away) ? [home, away] : []));
  const members = conferences.flatMap((one) => (one.members.some(isNamed) ? one.members : []));
  return new Set([...named, ...met, ...members]);
}

/** What files say of a team besides its seasons, which follow from the stored ones. */
type TeamFacts = Omit<TeamSoccer, 'seasons'>;
const SEXES: readonly Sex[] = ['male', 'female'];
const NO_FACTS: TeamFacts = { squad: null, playingTime: [], crowd: [], links: null };

/** Squad, playing time, crowd and official pages of the teams of a college. */
export function teamFactsOf({ teams }: Pick<CollegeSoccer, 'teams'>): Readonly<Record<Sex, TeamFacts>> {
  const of = (team: TeamSoccer | null): TeamFacts => {
    if (team === null) return NO_FACTS;
    const { seasons: _, ...facts } = team;
    return facts;
  };
  return { male: of(teams.male), female: of(teams.female) };
}

/** The facts of the remaining college's teams, with those of the merged one where it has none. */
export function movedTeamFacts(from: CollegeSoccer, into: CollegeSoccer): Readonly<Record<Sex, TeamFacts>> {
  const [theirs, own] = [teamFactsOf(from), teamFactsOf(into)];
  const of = (sex: Sex): TeamFacts => ({
    squad: own[sex].squad ?? theirs[sex].squad,
    links: own[sex].links ?? theirs[sex].links,
    playingTime: own[sex].playingTime.length === 0 ? theirs[sex].playingTime : own[sex].playingTime,
    crowd: own[sex].crowd.length === 0 ? theirs[sex].crowd : own[sex].crowd,
  });
  return { male: of('male'), female: of('female') };
}

/** The soccer of a college with other facts of its teams; a team of which nothing is known stays out. */
export function withTeamFacts(soccer: CollegeSoccer, facts: Readonly<Record<Sex, TeamFacts>>): CollegeSoccer {
  const of = (sex: Sex): TeamSoccer | null => {
    const seasons = soccer.teams[sex]?.seasons ?? [];
    return seasons.length === 0 && sameJson(facts[sex], NO_FACTS) ? null : { ...UNKNOWN_TEAM, seasons, ...facts[sex] };
  };
  return { ...soccer, teams: { male: of('male'), female: of('female') } };
}

/**
 * What the people of both colleges added, under the remaining one: its squad stays, the other's comes in where it has
 * none. A match of the two against each other belongs to neither any more.
 */
export function movedAdditions(from: AddedSoccer, into: AddedSoccer): AddedSoccer['teams'] {
  const against = (team: AddedTeam, opponent: string): AddedTeam['matches'] =>
    Object.fromEntries(Object.entries(team.matches).filter(([, match]) => match.opponent !== opponent));
  const [male, female] = SEXES.map((sex): AddedTeam => {
    const [theirs, own] = [from.teams[sex], into.teams[sex]];
    const matches = { ...against(theirs, into._id), ...against(own, from._id) };
    return { matches, squad: own.squad ?? theirs.squad };
  });
  return { male: male ?? into.teams.male, female: female ?? into.teams.female };
}
