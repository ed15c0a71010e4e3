import type { CatalogueRow } from '../college/catalogue/catalogue-row';
import { pick } from '../kernel/json/json';
import { splitWords } from '../kernel/text/fold-text';
import {
  isComputedList,
  isLeaderList,
  isListOf,
  type LeaderList,
  OWN_PUBLISHER,
  type ShownList,
  SHOWN_LISTS,
} from '../reference/ranking-lists';
import { type Competition, computedRows } from './computed-lists';
import { type Lead, leaderSeasons } from './leader-lists';
import { type Ranking, RANKING_ORIGINS, type RankingRow, type RankingTable } from './ranking';
import { RANKED_COLUMNS, type RankedTeam, type RankingAnswer } from './ranking-answer-schema';
import { inRankingOrder } from './ranking-order';
import { competitionOf, type RankingQuery } from './ranking-query';
import { RANKING_PAGE_SIZE } from './ranking-sorts';
import { compareNames } from './shared-ranks';

/** A table as it is stored or computed, with who made it. */
interface FoundTable extends Pick<RankingTable, 'publisher' | 'source' | 'sourceURL'>, Pick<Ranking, 'origin'> {
  readonly publishedOn: string | null;
  readonly rows: readonly (RankingRow & { readonly lead?: Lead })[];
}

/** What a list holds for a competition: its tables, or why it has none. */
interface Found extends Pick<RankingAnswer, 'season' | 'seasons' | 'reason'> {
  readonly tables: readonly FoundTable[];
}

/**
 * Answers a query from all stored rankings and the rows of the catalogue (S7-09), without a season for the newest one.
 * Samples stand apart: only a query for them is answered with them, and with nothing else
 * (docs/decisions/116-offered-rankings.md).
 */
export function answerRanking(
  rankings: readonly Ranking[],
  colleges: readonly CatalogueRow[],
  query: RankingQuery,
): RankingAnswer {
  const { ranking, page } = query;
  const competition = competitionOf(ranking, query);
  const { tables, season, seasons, reason } = isComputedList(ranking)
    ? foundByRule(ranking, computedRows(ranking, colleges, competition), competition)
    : isLeaderList(ranking)
      ? foundLeaders(ranking, rankings, competition, query)
      : foundInStore(rankings, competition, query);
  const listsOf = (sex: Competition['sex']) =>
    SHOWN_LISTS.filter((list) =>
      isComputedList(list)
        ? computedRows(list, colleges, { ...competition, sex }).length > 0
        : isLeaderList(list)
          ? query.samples !== 'true' && leaderSeasons(list, rankings, { ...competition, sex }).seasons.length > 0
          : tablesIn(rankings, list, { ...competition, sex }, query).length > 0,
    );
  const byId = new Map(colleges.map((college) => [college._id, college]));
  const all = tables.map((table) => ({ ...table, rows: table.rows.map((row) => rankedTeam(row, byId)) }));
  const conferences = new Set(all.flatMap(({ rows }) => rows.flatMap(({ conference }) => conference ?? [])));
  return {
    ...{ ranking, ...competition, season, seasons, page, reason },
    conferences: [...conferences].sort(compareNames),
    lists: { female: listsOf('female'), male: listsOf('male') },
    tables: all.map(({ rows, ...made }) => {
      const found = rows.filter(isWanted(query));
      return { ...made, teams: rows.length, total: found.length, items: [...pageOf(found, query)] };
    }),
  };
}

function foundByRule(list: ShownList, rows: readonly RankingRow[], { league, division }: Competition): Found {
  const made = { origin: 'computed', publisher: OWN_PUBLISHER, source: null, sourceURL: null, publishedOn: null } as const;
  if (rows.length > 0) return { tables: [{ ...made, rows }], season: null, seasons: [], reason: null };
  return { tables: [], season: null, seasons: [], reason: gapOf(list, league, division, 'nobodyQualifies') };
}

/** The leaders of a season, made from the same results as our RPI of it; there are none among samples. */
function foundLeaders(
  list: LeaderList,
  rankings: readonly Ranking[],
  competition: Competition,
  { season: wanted, samples }: RankingQuery,
): Found {
  const all = leaderSeasons(list, samples === 'true' ? [] : rankings, competition);
  const season = wanted ?? all.seasons[0] ?? null;
  const seasons = all.seasons.map((one) => ({ season: one, isSample: false }));
  const found = season === null ? null : all.of(season);
  if (found === null) return { tables: [], season, seasons, reason: seasons.length === 0 ? 'notPublished' : 'otherSeasons' };
  const { publisher, source, sourceURL, publishedOn } = found.table;
  const table = { origin: 'computed', publisher, source, sourceURL, publishedOn, rows: found.rows } as const;
  return { tables: [table], season, seasons, reason: null };
}

function gapOf(
  list: ShownList,
  league: Competition['league'],
  division: Competition['division'],
  other: RankingAnswer['reason'],
) {
  return isListOf(list, league, division) ? other : 'otherLeagues';
}

function foundInStore(rankings: readonly Ranking[], competition: Competition, query: RankingQuery): Found {
  const { league, division } = competition;
  const own = tablesIn(rankings, query.ranking, competition, query);
  const seasons = [...new Set(own.map(({ ranking }) => ranking.season))].sort((a, b) => b - a);
  const season = query.season ?? seasons[0] ?? null;
  const ofSeason = own.filter(({ ranking }) => ranking.season === season);
  const tables = RANKING_ORIGINS.flatMap((origin) => ofSeason.findLast(({ ranking }) => ranking.origin === origin) ?? []);
  const reason =
    tables.length > 0 ? null : gapOf(query.ranking, league, division, seasons.length === 0 ? 'notPublished' : 'otherSeasons');
  const isSample = query.samples === 'true';
  return { tables: tables.map(foundTable), season, seasons: seasons.map((one) => ({ season: one, isSample })), reason };
}

interface StoredTable {
  readonly ranking: Ranking;
  readonly table: RankingTable;
}

/** The stored tables of a list and competition that have lines: the real ones, or the samples where these are meant. */
function tablesIn(
  rankings: readonly Ranking[],
  list: ShownList,
  { league, division, sex }: Competition,
  { samples }: Pick<RankingQuery, 'samples'>,
): readonly StoredTable[] {
  return rankings
    .filter((one) => one.list === list && one.sex === sex && (one.origin === 'sample') === (samples === 'true'))
    .flatMap((ranking) => {
      const table = ranking.tables.find((entry) => entry.league === league && entry.division === division);
      return table === undefined || table.rows.length === 0 ? [] : [{ ranking, table }];
    });
}

function foundTable({ ranking, table }: StoredTable): FoundTable {
  const { publisher, source, sourceURL, publishedOn, rows } = table;
  return { origin: ranking.origin, publisher, source, sourceURL, publishedOn, rows };
}

function rankedTeam(
  { collegeId, goals: _goals, lead, ...row }: FoundTable['rows'][number],
  byId: ReadonlyMap<string, CatalogueRow>,
): RankedTeam {
  const college = collegeId === null ? undefined : byId.get(collegeId);
  return { ...row, lead: lead ?? null, college: college === undefined ? null : pick(college, RANKED_COLUMNS) };
}

/** Keeps teams of a conference whose name, short name or abbreviation has each typed word at the start of a word. */
function isWanted({ conference, q }: RankingQuery): (team: RankedTeam) => boolean {
  const typed = splitWords(q);
  return (team) => {
    if (conference !== undefined && team.conference !== conference) return false;
    const { name, college } = team;
    const words = splitWords([name, college?.shortName, college?.abbreviation].filter(Boolean).join(' '));
    return typed.every((word) => words.some((one) => one.startsWith(word)));
  };
}

function pageOf(teams: readonly RankedTeam[], { conference, sort, reverse, page, all }: RankingQuery): readonly RankedTeam[] {
  const ownOrder = conference !== undefined && teams.some(({ standing }) => standing !== null) ? 'standing' : 'rank';
  const ordered = inRankingOrder(teams, sort ?? ownOrder, reverse === 'true');
  return all === 'true' ? ordered : ordered.slice((page - 1) * RANKING_PAGE_SIZE, page * RANKING_PAGE_SIZE);
}
