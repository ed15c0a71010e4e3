import { LEAST_HOME_MATCHES } from '../reference/ranking-lists';
import { BLANK_ROW, type RankingRow, teamKeyOf } from './ranking';
import { ranked } from './shared-ranks';

/** The team of a line: `collegeId` is null where it has no page. */
type NamedTeam = Pick<RankingRow, 'collegeId' | 'name' | 'conference' | 'state'>;

/** A national title; `counts` is false where it was vacated, or where sources disagree on that. */
export interface Title {
  readonly team: NamedTeam;
  readonly year: number;
  readonly counts: boolean;
}

/**
 * The champions of a league and division by the number of their titles that count, which is their rating; each with all
 * its years. Who has no title that counts stands last.
 */
export function championRows(titles: readonly Title[]): readonly RankingRow[] {
  const teams = new Map<string, { readonly team: NamedTeam; readonly years: Map<number, boolean> }>();
  for (const { team, year, counts } of titles) {
    const key = teamKeyOf(team);
    const own = teams.get(key) ?? { team, years: new Map<number, boolean>() };
    own.years.set(year, counts || (own.years.get(year) ?? false));
    teams.set(key, own);
  }
  const rows = [...teams.values()].map(({ team, years }) => {
    const own = [...years].map(([year, isDocumented]) => ({ year, isDocumented })).sort((a, b) => b.year - a.year);
    return { ...BLANK_ROW, ...team, titles: own, rating: own.filter(({ isDocumented }) => isDocumented).length };
  });
  return ranked(rows, ({ rating }) => rating);
}

/** A stadium and the number of people it holds; its name is null where it is unknown. */
export interface Stadium {
  readonly team: NamedTeam;
  readonly venue: string | null;
  readonly capacity: number;
}

/** The stadiums whose capacity is known, the largest first; the rating is the capacity. */
export function stadiumRows(stadiums: readonly Stadium[]): readonly RankingRow[] {
  const rows = stadiums.map(({ team, venue, capacity }) => ({ ...BLANK_ROW, ...team, venue, rating: capacity }));
  return ranked(rows, ({ rating }) => rating);
}

/** The home matches of a team in a season, and how many people came on average. */
export interface SeasonCrowd {
  readonly team: NamedTeam;
  readonly homeMatches: number;
  readonly average: number;
}

/** The teams by their average crowd, which is their rating; a team with few home matches is left out. */
export function crowdRows(crowds: readonly SeasonCrowd[]): readonly RankingRow[] {
  const counted = crowds.filter(({ homeMatches }) => homeMatches >= LEAST_HOME_MATCHES);
  return ranked(
    counted.map(({ team, average }) => ({ ...BLANK_ROW, ...team, rating: average })),
    ({ rating }) => rating,
  );
}
