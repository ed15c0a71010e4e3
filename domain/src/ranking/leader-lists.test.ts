import { describe, expect, test } from 'vitest';
import { answerRanking } from './answer-ranking';
import { leaderSeasons } from './leader-lists';
import type { RankingRow } from './ranking';
import { rankingAnswer } from './ranking-answer-schema';
import { rankingQuery } from './ranking-query';
import { aRankedCollege, aRanking, aRankingRow } from './testing/a-ranking';

const WOMEN = { league: 'ncaa', division: 1, sex: 'female' } as const;
const team = (rank: number, name: string, scored: number, conceded = 0, given: Partial<RankingRow> = {}) =>
  aRankingRow(rank, name, {
    ...{ collegeId: name, rating: 1 - rank / 1000, record: { wins: 8, losses: 1, ties: 1 }, goals: { scored, conceded } },
    ...given,
  });
const season = (year: number, rows: readonly RankingRow[], isWhole: boolean | null = true) =>
  aRanking({ season: year, origin: 'computed' }, rows, { isWhole, publisher: 'Touchline', source: 'Results' });
/** Sixty teams of which each scored one goal less than the one before it. */
const sixty = Array.from({ length: 60 }, (_, at) => team(at + 1, `team-${at + 1}`, 80 - at));
const asked = (query: Record<string, string>) => rankingQuery.parse({ ranking: 'attack', ...query });
const answer = (rankings: Parameters<typeof answerRanking>[0], query: Record<string, string> = {}) =>
  answerRanking(rankings, [aRankedCollege('team-1')], asked(query));

describe('the leaders of a season as a ranking', () => {
  test('go beyond the tenth rank, in pages, with goals and matches', () => {
    const [first, second] = ['1', '2'].map((page) => answer([season(2025, sixty)], { page }));
    expect(first).toMatchObject({ season: 2025, seasons: [{ season: 2025, isSample: false }], reason: null });
    expect(first?.tables[0]).toMatchObject({ origin: 'computed', source: 'Results', teams: 60, total: 60 });
    expect(first?.tables[0]?.items).toHaveLength(50);
    expect(second?.tables[0]?.items[9]).toMatchObject({ rank: 60, rating: 2.1, lead: { goals: 21, matches: 10 } });
    expect(rankingAnswer.safeParse(first).success).toBe(true);
  });

  test('change their rank since the whole season before, also where one between them has no final', () => {
    const before = season(2023, [team(1, 'ash', 20), team(2, 'oak', 40)]);
    const broken = season(2024, [team(1, 'ash', 90), team(2, 'oak', 1)], false);
    const newest = leaderSeasons('attack', [before, broken, season(2025, [team(1, 'ash', 30), team(2, 'elm', 20)])], WOMEN).of(
      2025,
    );
    expect(newest?.rows.map(({ name, rank, previousRank }) => [name, rank, previousRank])).toEqual([
      ['ash', 1, 2],
      ['elm', 2, null],
    ]);
  });

  test('are offered for the seasons that are whole, and for the improved from the second of a team on', () => {
    const rankings = [
      season(2024, [team(9, 'ash', 1)]),
      season(2025, [team(2, 'ash', 1)]),
      season(2026, [team(1, 'ash', 1)], null),
    ];
    expect(answer(rankings).seasons.map((one) => one.season)).toEqual([2025, 2024]);
    expect(answer(rankings, { season: '2026' })).toMatchObject({ tables: [], reason: 'otherSeasons' });
    const improved = answer(rankings, { ranking: 'improved' });
    expect(improved.seasons.map((one) => one.season)).toEqual([2025]);
    expect(improved.tables[0]?.items).toMatchObject([
      { rating: 7, previousRank: null, lead: { before: { season: 2024, rank: 9 }, after: { season: 2025, rank: 2 } } },
    ]);
    expect(improved.lists.female).toEqual(expect.arrayContaining(['improved', 'attack', 'defence']));
    expect(improved.lists.male).toEqual([]);
  });

  test('are made from our own tables of this division alone, never from samples', () => {
    const published = aRanking({ season: 2025 }, [team(1, 'ash', 9)], { isWhole: true });
    const sample = aRanking({ season: 2025, origin: 'sample' }, [team(1, 'ash', 9)], { isWhole: true });
    expect(answer([published, sample])).toMatchObject({ tables: [], reason: 'notPublished', season: null });
    expect(answer([season(2025, [team(1, 'ash', 9)])], { samples: 'true' }).tables).toEqual([]);
    expect(answer([season(2025, [team(1, 'ash', 9)])], { division: '2' }).tables).toEqual([]);
  });

  test('leave out teams without a page, with too few matches, and of tables that have no goals', () => {
    const few = { wins: 9, losses: 0, ties: 0 };
    const rows = [team(1, 'gone', 99, 0, { collegeId: null }), team(2, 'few', 99, 0, { record: few }), team(3, 'ash', 5)];
    expect(answer([season(2025, rows)]).tables[0]?.items.map(({ name }) => name)).toEqual(['ash']);
    expect(answer([season(2025, [team(1, 'ash', 5, 0, { goals: null })])])).toMatchObject({ tables: [], reason: 'notPublished' });
  });

  test('have the fewest goals against first in the defence, and equal teams share a rank', () => {
    const rows = [team(1, 'ash', 9, 4), team(2, 'oak', 9, 2), team(3, 'elm', 1, 2)];
    const [table] = answer([season(2025, rows)], { ranking: 'defence' }).tables;
    expect(table?.items.map(({ rank, name, rating }) => [rank, name, rating])).toEqual([
      [1, 'elm', 0.2],
      [1, 'oak', 0.2],
      [3, 'ash', 0.4],
    ]);
  });
});
