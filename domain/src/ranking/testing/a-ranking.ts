import { aCollege, aTeam } from '../../college/testing/a-college';
import { type CatalogueRow, catalogueRowOf } from '../../college/catalogue/catalogue-row';
import { BLANK_ROW, type Ranking, RANKING_SCHEMA_VERSION, rankingIdOf, type RankingRow, type RankingTable } from '../ranking';

/** A line with only the given fields filled. */
export function aRankingRow(rank: number, name: string, given: Partial<RankingRow> = {}): RankingRow {
  return { ...BLANK_ROW, rank, name, ...given };
}

/** A table of NCAA Division I that the NCAA published in November. */
export function aStoredTable(rows: readonly RankingRow[] = [], given: Partial<RankingTable> = {}): RankingTable {
  const made = { publisher: 'NCAA', source: 'rpi.csv', sourceURL: null, publishedOn: '2025-11-10', isWhole: null };
  return { league: 'ncaa', division: 1, ...made, rows: [...rows], ...given };
}

/** The women's RPI of 2025 with one table of NCAA Division I; `made` says who published it. */
export function aRanking(
  given: Partial<Ranking> = {},
  rows: readonly RankingRow[] = [],
  made: Partial<RankingTable> = {},
): Ranking {
  const { list = 'rpi', season = 2025, sex = 'female', origin = 'published' } = given;
  const at = `${season}-11-10T12:00:00.000Z`;
  return {
    ...{ _id: rankingIdOf(list, season, sex, origin), schemaVersion: RANKING_SCHEMA_VERSION, version: 1 },
    ...{ list, season, sex, origin, tables: [aStoredTable(rows, { publishedOn: `${season}-11-10`, ...made })] },
    ...{ createdAt: at, updatedAt: at },
    ...given,
  };
}

/** The catalogue row of a college with confirmed men's and women's teams in NCAA Division I. */
export function aRankedCollege(id: string, given: Partial<CatalogueRow> = {}): CatalogueRow {
  const teams = [aTeam({ sex: 'male', evidence: 'listed' }), aTeam({ sex: 'female', evidence: 'listed' })];
  const college = aCollege({
    _id: id,
    name: `${id} College`,
    pathName: id,
    league: 'ncaa',
    division: 1,
    athletics: { sport: teams },
  });
  return { ...catalogueRowOf(college), ...given };
}
