import type { Sex } from '@touchline/domain/college/athletics';
import type { RankingList } from '@touchline/domain/constants/ranking-lists';
import { type Ranking, ranking, RANKING_SCHEMA_VERSION, rankingIdOf, type RankingRow } from '@touchline/domain/ranking/ranking';
import { grouped } from '@touchline/domain/import/grouped';
import { numberOrNull, type TableLine, textOf, textOrNull } from '../read-table';
import { placesOf, type Rated, ratedByIndex, ratedByPoll } from './rated';
import { type Standing, standingsAfter } from './sample-season';

/** The seasons that the demo world tells of. */
const SEASONS = [2023, 2024, 2025] as const;
/** Rounds played when a list came out, and when the one before did. */
const ROUNDS = { last: 11, before: 9 } as const;

interface SampleList {
  readonly list: RankingList;
  readonly leagues: readonly string[];
  readonly rate: (standings: readonly Standing[]) => readonly Rated[];
}

const LISTS: readonly SampleList[] = [
  { list: 'rpi', leagues: ['ncaa'], rate: ratedByIndex },
  { list: 'usc', leagues: ['ncaa', 'njcaa'], rate: ratedByPoll },
  { list: 'naia', leagues: ['naia'], rate: ratedByPoll },
];

/** Sample seasons of the invented teams of rankings/teams.csv, for men and women; each says that it is a sample. Throws where a line does not fit. */
export function demoRankings(lines: readonly TableLine[]): readonly Ranking[] {
  return SEASONS.flatMap((season) =>
    (['male', 'female'] as const).flatMap((sex) => LISTS.map((list) => sampleRanking(list, season, sex, lines))),
  );
}

function sampleRanking({ list, leagues, rate }: SampleList, season: number, sex: Sex, lines: readonly TableLine[]): Ranking {
  const publishedOn = `${season}-11-10`;
  const at = `${publishedOn}T15:00:00.000Z`;
  const listed = lines.filter((line) => leagues.includes(textOf(line, 'league')));
  const tables = [...grouped(listed, (line) => `${textOf(line, 'league')} ${line.division ?? ''}`).values()];
  return ranking.parse({
    ...{ _id: rankingIdOf(list, season, sex), schemaVersion: RANKING_SCHEMA_VERSION, version: 1, list, season, sex },
    ...{ isSample: true, publisher: 'Touchline demo: invented teams and results', sourceURL: null, publishedOn },
    tables: tables.map((teams) => tableOf(teams, `${season} ${sex}`, rate)),
    ...{ createdAt: at, updatedAt: at },
  });
}

function tableOf(lines: readonly TableLine[], key: string, rate: SampleList['rate']): object {
  const teams = lines.map((line) => textOf(line, 'name'));
  const now = rate(standingsAfter(ROUNDS.last, teams, key));
  const [places, before] = [placesOf(now), placesOf(rate(standingsAfter(ROUNDS.before, teams, key)))];
  const rows = now.map(({ team, wins, losses, ties, rating }, index): RankingRow => {
    const line = lines[index] ?? {};
    return {
      ...{ rank: places.get(team) ?? 0, previousRank: before.get(team) ?? null, name: team },
      ...{ collegeId: textOrNull(line, 'college'), conference: textOf(line, 'conference'), state: textOf(line, 'state') },
      ...{ record: { wins, losses, ties }, rating },
    };
  });
  const [first = {}] = lines;
  return {
    league: textOf(first, 'league'),
    division: numberOrNull(first, 'division'),
    rows: rows.sort((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1)),
  };
}
