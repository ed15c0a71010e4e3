import type { Sex } from '@touchline/domain/college/athletics';
import type { RankingList } from '@touchline/domain/reference/ranking-lists';
import {
  BLANK_ROW,
  type Ranking,
  ranking,
  RANKING_SCHEMA_VERSION,
  rankingIdOf,
  type RankingRow,
} from '@touchline/domain/ranking/ranking';
import { seasonTable } from '@touchline/domain/ranking/results/season-table';
import { grouped } from '@touchline/domain/imports/facts/ids-of-rows';
import { numberOrNull, type TableLine, textOf, textOrNull } from '../read-table';
import { matchesAfter, ranksOf, ratedByPoll, standingsAfter } from './sample-season';

/** The seasons of the demo rankings. */
const SEASONS = [2023, 2024, 2025] as const;
/** Rounds played at the current edition of a list and at the previous one. */
const ROUNDS = { now: 11, before: 9 } as const;

interface SampleList {
  readonly list: RankingList;
  /** Whether the list includes the team of a line. */
  readonly isListed: (line: TableLine) => boolean;
  /** The rows of a league and division; the same lines, sex and season always give the same. */
  readonly rowsOf: (lines: readonly TableLine[], sex: Sex, season: number) => readonly RankingRow[];
}

const playsIn = (...leagues: readonly string[]): SampleList['isListed'] => {
  return (line) => leagues.includes(textOf(line, 'league'));
};

const LISTS: readonly SampleList[] = [
  { list: 'rpi', isListed: playsIn('ncaa'), rowsOf: rowsByIndex },
  { list: 'usc', isListed: playsIn('ncaa', 'njcaa'), rowsOf: rowsByPoll },
  { list: 'naia', isListed: playsIn('naia'), rowsOf: rowsByPoll },
];

/**
 * Sample seasons of the invented teams of rankings/teams.csv, for men and women, each marked as a sample. Throws where
 * a line is invalid.
 */
export function demoRankings(lines: readonly TableLine[]): readonly Ranking[] {
  return SEASONS.flatMap((season) =>
    (['male', 'female'] as const).flatMap((sex) => LISTS.map((list) => sampleRanking(list, season, sex, lines))),
  );
}

function sampleRanking({ list, isListed, rowsOf }: SampleList, season: number, sex: Sex, lines: readonly TableLine[]): Ranking {
  const publishedOn = `${season}-11-10`;
  const at = `${publishedOn}T15:00:00.000Z`;
  const listed = lines.filter(isListed);
  const tables = [...grouped(listed, (line) => `${textOf(line, 'league')} ${line.division ?? ''}`).values()];
  return ranking.parse({
    _id: rankingIdOf(list, season, sex, 'sample'),
    schemaVersion: RANKING_SCHEMA_VERSION,
    version: 1,
    list,
    season,
    sex,
    origin: 'sample',
    tables: tables.map((teams) => ({
      league: textOf(teams[0] ?? {}, 'league'),
      division: numberOrNull(teams[0] ?? {}, 'division'),
      publisher: 'Touchline demo: invented teams and results',
      source: null,
      sourceURL: null,
      publishedOn,
      isWhole: null,
      rows: rowsOf(teams, sex, season),
    })),
    createdAt: at,
    updatedAt: at,
  });
}

/** The table that match results give: our own rules rank the invented season too. */
function rowsByIndex(lines: readonly TableLine[], sex: Sex, season: number): readonly RankingRow[] {
  const teams = new Map(lines.map((line) => [textOf(line, 'name'), teamOf(line)]));
  return seasonTable(matchesAfter(ROUNDS.now, [...teams.keys()], `${season} ${sex}`, season), teams);
}

function rowsByPoll(lines: readonly TableLine[], sex: Sex, season: number): readonly RankingRow[] {
  const teams = lines.map((line) => textOf(line, 'name'));
  const pollAfter = (rounds: number) => ratedByPoll(standingsAfter(rounds, teams, `${season} ${sex}`));
  const now = pollAfter(ROUNDS.now);
  const [ranks, before] = [ranksOf(now), ranksOf(pollAfter(ROUNDS.before))];
  const rows = now.map(({ team, record, rating }, index): RankingRow => {
    const own = teamOf(lines[index] ?? {});
    const [rank, previousRank] = [ranks.get(team) ?? 0, before.get(team) ?? null];
    return { ...BLANK_ROW, ...own, rank, previousRank, record, rating };
  });
  return rows.sort((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1));
}

function teamOf(line: TableLine): Pick<RankingRow, 'collegeId' | 'name' | 'conference' | 'state'> {
  return {
    collegeId: textOrNull(line, 'college'),
    name: textOf(line, 'name'),
    conference: textOf(line, 'conference'),
    state: textOf(line, 'state'),
  };
}
