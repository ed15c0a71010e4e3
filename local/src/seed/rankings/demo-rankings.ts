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
import { grouped } from '../../import/plan/ids-of-rows';
import { numberOrNull, type TableLine, textOf, textOrNull } from '../read-table';
import { ranksOf, type Rated, ratedByIndex, ratedByPoll, ratedByScore, standingsAfter } from './sample-season';

/** The seasons of the demo rankings. */
const SEASONS = [2023, 2024, 2025] as const;
/** Rounds played at the current edition of a list and at the previous one. */
const ROUNDS = { now: 11, before: 9 } as const;

interface SampleList {
  readonly list: RankingList;
  /** Whether the list includes the team of a line. */
  readonly isListed: (line: TableLine) => boolean;
  /** Rates the teams as of an edition; the same key always gives the same ratings. */
  readonly rate: (teams: readonly string[], edition: keyof typeof ROUNDS, key: string) => readonly Rated[];
}

const playsIn = (...leagues: readonly string[]): SampleList['isListed'] => {
  return (line) => leagues.includes(textOf(line, 'league'));
};
const byResults = (rate: typeof ratedByPoll): SampleList['rate'] => {
  return (teams, edition, key) => rate(standingsAfter(ROUNDS[edition], teams, key));
};

const LISTS: readonly SampleList[] = [
  { list: 'rpi', isListed: playsIn('ncaa'), rate: byResults(ratedByIndex) },
  { list: 'usc', isListed: playsIn('ncaa', 'njcaa'), rate: byResults(ratedByPoll) },
  { list: 'naia', isListed: playsIn('naia'), rate: byResults(ratedByPoll) },
  {
    list: 'bestPublic',
    isListed: ({ type }) => type === 'public',
    rate: (teams, edition, key) => ratedByScore(teams, `${key} ${edition}`),
  },
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

function sampleRanking({ list, isListed, rate }: SampleList, season: number, sex: Sex, lines: readonly TableLine[]): Ranking {
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
    publisher: 'Touchline demo: invented teams and results',
    source: null,
    sourceURL: null,
    publishedOn,
    tables: tables.map((teams) => tableOf(teams, `${season} ${sex}`, rate)),
    createdAt: at,
    updatedAt: at,
  });
}

function tableOf(lines: readonly TableLine[], key: string, rate: SampleList['rate']): object {
  const teams = lines.map((line) => textOf(line, 'name'));
  const now = rate(teams, 'now', key);
  const [ranks, before] = [ranksOf(now), ranksOf(rate(teams, 'before', key))];
  const rows = now.map(({ team, record, rating }, index): RankingRow => {
    const line = lines[index] ?? {};
    return {
      ...BLANK_ROW,
      rank: ranks.get(team) ?? 0,
      previousRank: before.get(team) ?? null,
      name: team,
      collegeId: textOrNull(line, 'college'),
      conference: textOf(line, 'conference'),
      state: textOf(line, 'state'),
      record,
      rating,
    };
  });
  const [first = {}] = lines;
  return {
    league: textOf(first, 'league'),
    division: numberOrNull(first, 'division'),
    rows: rows.sort((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1)),
  };
}
