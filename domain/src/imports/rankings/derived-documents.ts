import { blankSoccer, type CollegeSoccer, withSeason } from '../../season/college-soccer';
import { type DerivedSeason, derivedSeason } from '../../season/seasons-of-teams';
import { rankingTableOf } from '../../season/season-ranking';
import type { StoredSeason } from '../../season/stored-season';
import { outsideName } from '../../season/match-line';
import { type Ranking, ranking, RANKING_SCHEMA_VERSION, rankingIdOf } from '../../ranking/ranking';
import type { NamedTeam } from './named-teams';

/**
 * What is written besides the seasons themselves: the soccer of each college, and our RPI as rankings; and what both
 * follow from, by the id of the season.
 */
export interface SeasonDocuments {
  readonly soccer: readonly CollegeSoccer[];
  readonly rankings: readonly Ranking[];
  readonly derived: ReadonlyMap<string, DerivedSeason>;
}

/** The names of teams as rankings show them, by college. */
export type TeamNames = ReadonlyMap<string, NamedTeam>;

/** A team as a ranking names it; one that we do not have has only its name. */
export function namedTeam(team: string, names: TeamNames): NamedTeam {
  const blank = { collegeId: null, conference: null, state: null };
  return names.get(team) ?? { ...blank, name: outsideName(team) ?? team };
}

/** The documents that follow from seasons of one league and division each. */
export function documentsOfSeasons(seasons: readonly StoredSeason[], names: TeamNames): SeasonDocuments {
  const soccer = new Map<string, CollegeSoccer>();
  const derivedOf = new Map<string, DerivedSeason>();
  const rankings = seasons.flatMap((stored) => {
    const derived = derivedSeason(stored);
    derivedOf.set(stored._id, derived);
    for (const [team, season] of derived.teams)
      soccer.set(team, withSeason(soccer.get(team) ?? blankSoccer(team), stored.sex, stored.season, season));
    return rankingOf(stored, derived, names);
  });
  return { soccer: [...soccer.values()], rankings, derived: derivedOf };
}

function rankingOf(stored: StoredSeason, derived: DerivedSeason, names: TeamNames): readonly Ranking[] {
  const table = rankingTableOf(stored, derived, (team) => namedTeam(team, names));
  if (table === null) return [];
  const { season, sex, createdAt, updatedAt } = stored;
  const _id = rankingIdOf('rpi', season, sex, 'computed');
  const about = { _id, schemaVersion: RANKING_SCHEMA_VERSION, version: 1, list: 'rpi', season, sex, origin: 'computed' };
  return [ranking.parse({ ...about, tables: [table], createdAt, updatedAt })];
}
