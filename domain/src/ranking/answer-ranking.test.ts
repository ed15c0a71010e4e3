import { describe, expect, test } from 'vitest';
import { type ShownList, SHOWN_LISTS } from '../reference/ranking-lists';
import { answerRanking } from './answer-ranking';
import { COMPETITIONS } from './computed-ranks';
import { rankingAnswer } from './ranking-answer-schema';
import { rankingQuery } from './ranking-query';
import { RANKING_SORTS } from './ranking-sorts';
import type { Ranking } from './ranking';
import { aRankedCollege, aRanking, aRankingRow } from './testing/a-ranking';

const asked = (query: Record<string, string>) => rankingQuery.parse({ ranking: 'rpi', ...query });
const answer = (rankings: readonly Ranking[], query: Record<string, string> = {}, colleges = [aRankedCollege('ash')]) =>
  answerRanking(rankings, colleges, asked(query));
const names = (given: ReturnType<typeof answer>) => given.tables.map(({ items }) => items.map(({ name }) => name));

describe('a ranking as the API answers it', () => {
  test('names the teams with what their pages need; a college without a page is named all the same', () => {
    const given = answer([
      aRanking({}, [aRankingRow(1, 'Ash', { collegeId: 'ash' }), aRankingRow(2, 'Gone', { collegeId: 'gone' })]),
    ]);
    expect(given).toMatchObject({ league: 'ncaa', division: 1, sex: 'female', season: 2025, reason: null, page: 1 });
    expect(given.tables).toMatchObject([
      {
        origin: 'published',
        publisher: 'NCAA',
        teams: 2,
        total: 2,
        items: [{ college: { _id: 'ash', pathName: 'ash' } }, { college: null }],
      },
    ]);
    expect(rankingAnswer.safeParse(given).success).toBe(true);
  });

  test('a publisher’s table and our own of one season stand beside each other, and a sample beside neither', () => {
    const made = (origin: Ranking['origin']) => aRanking({ origin }, [aRankingRow(1, origin)]);
    const rankings = [made('sample'), made('computed'), made('published')];
    expect(names(answer(rankings))).toEqual([['published'], ['computed']]);
    expect(names(answer(rankings, { samples: 'true' }))).toEqual([['sample']]);
  });

  test('[S2-06] a sample alone is no table, and is offered nowhere; only a query for samples finds it', () => {
    const sample = aRanking({ origin: 'sample' }, [aRankingRow(1, 'sample')]);
    expect(answer([sample])).toMatchObject({ tables: [], reason: 'notPublished', season: null, seasons: [] });
    expect(answer([sample]).lists.female).not.toContain('rpi');
    expect(answer([sample], { samples: 'true' })).toMatchObject({ season: 2025, seasons: [{ season: 2025, isSample: true }] });
  });

  test('[S2-06] the lists that have a table are named for the women’s and for the men’s teams', () => {
    const rankings = [
      aRanking({ list: 'rpi' }, [aRankingRow(1, 'Ash')]),
      aRanking({ list: 'champions', sex: 'male' }, [aRankingRow(1, 'Oak')]),
      aRanking({ list: 'usc', origin: 'sample' }, [aRankingRow(1, 'Elm')]),
    ];
    const ivy = { ...aRankedCollege('ash'), conference: 'Ivy League', graduationRate: 95, sexes: ['male' as const] };
    expect(answer(rankings, {}, [ivy]).lists).toEqual({ female: ['rpi'], male: ['ivy', 'champions'] });
    expect(answer(rankings, { division: '2' }, [ivy]).lists).toEqual({ female: [], male: [] });
  });

  test('without a season the newest real one is meant', () => {
    const rankings = [2022, 2023].map((season) => aRanking({ season }, [aRankingRow(1, `real ${season}`)]));
    const sample = aRanking({ season: 2025, origin: 'sample' }, [aRankingRow(1, 'sample')]);
    const given = answer([...rankings, sample]);
    expect([given.season, names(given)]).toEqual([2023, [['real 2023']]]);
    expect(given.seasons).toEqual([
      { season: 2023, isSample: false },
      { season: 2022, isSample: false },
    ]);
    expect(names(answer([...rankings, sample], { season: '2022' }))).toEqual([['real 2022']]);
  });

  test('says why there are no lines', () => {
    const rankings = [aRanking({}, [aRankingRow(1, 'Ash')])];
    expect(answer(rankings, { season: '2019' })).toMatchObject({ tables: [], reason: 'otherSeasons', season: 2019 });
    expect(answer(rankings, { division: '2' })).toMatchObject({ tables: [], reason: 'notPublished', season: null });
    expect(answer(rankings, { ranking: 'naia', league: 'ncaa' })).toMatchObject({ tables: [], reason: 'otherLeagues' });
    expect(answer(rankings, { ranking: 'ivy' })).toMatchObject({ tables: [], reason: 'nobodyQualifies' });
  });

  test('the name filter takes beginnings of words of a name, the conference filter one conference', () => {
    const rows = [
      aRankingRow(1, 'University of Ash', { conference: 'ACC' }),
      aRankingRow(2, 'Ashton College', { conference: 'Ivy' }),
      aRankingRow(3, 'Birch Tech', { conference: 'Ivy' }),
    ];
    const found = (query: Record<string, string>) => names(answer([aRanking({}, rows)], query))[0];
    expect(found({ q: 'ash' })).toEqual(['University of Ash', 'Ashton College']);
    expect(found({ q: 'ASH coll' })).toEqual(['Ashton College']);
    expect(found({ conference: 'Ivy' })).toEqual(['Ashton College', 'Birch Tech']);
    expect(found({ conference: 'Ivy', q: 'ash' })).toEqual(['Ashton College']);
    expect(answer([aRanking({}, rows)], { q: 'zzz' })).toMatchObject({
      reason: null,
      tables: [{ teams: 3, total: 0, items: [] }],
    });
  });

  test('a conference in which games are counted stands by its own order', () => {
    const standing = (rank: number) => ({
      rank,
      ...{ points: 9, record: { wins: 3, losses: 0, ties: 0 }, goalsFor: 3, goalsAgainst: 0 },
    });
    const rows = [
      aRankingRow(1, 'A', { conference: 'Ivy', standing: standing(2) }),
      aRankingRow(2, 'B', { conference: 'Ivy', standing: standing(1) }),
    ];
    expect(names(answer([aRanking({}, rows)], { conference: 'Ivy' }))).toEqual([['B', 'A']]);
    expect(names(answer([aRanking({}, rows)]))).toEqual([['A', 'B']]);
  });

  test.each(RANKING_SORTS)('sorted by %s and reversed, unknown values stay last', (sort) => {
    const record = (wins: number) => ({ record: { wins, losses: 10 - wins, ties: 0 } });
    const colleges = ['a', 'b'].map((id, index) =>
      aRankedCollege(id, { graduationRate: 50 + index, acceptanceRate: 50 + index, netPrice: 9000 + index }),
    );
    const rows = ['a', 'b'].map((id, index) =>
      aRankingRow(index + 1, id, {
        ...{ collegeId: id, conference: `C${index}`, state: `S${index}`, rating: 1 - index / 10, ...record(8 - index) },
        standing: { rank: index + 1, points: 1, goalsFor: 0, goalsAgainst: 0, ...record(5) },
      }),
    );
    const unknown = aRankingRow(3, 'z');
    const order = (reverse: string) => names(answer([aRanking({}, [...rows, unknown])], { sort, reverse }, colleges))[0];
    const forward = order('false');
    expect([...(forward ?? [])].sort()).toEqual(['a', 'b', 'z']);
    const isKnown = sort === 'rank' || sort === 'name';
    expect(order('true')).toEqual(isKnown ? forward?.toReversed() : [forward?.[1], forward?.[0], 'z']);
    if (!isKnown) expect(forward?.at(-1)).toBe('z');
  });

  test('prices in Canadian dollars are not sorted among American ones', () => {
    const colleges = [
      aRankedCollege('canadian', { netPrice: 8000 }),
      aRankedCollege('dear', { netPrice: 9000 }),
      aRankedCollege('cheap', { netPrice: 7000 }),
    ];
    const rows = ['canadian', 'dear', 'cheap'].map((id, index) =>
      aRankingRow(index + 1, id, { collegeId: id, state: id === 'canadian' ? 'BC' : 'WA' }),
    );
    const byPrice = answer([aRanking({}, rows)], { sort: 'netPrice' }, colleges);
    expect(names(byPrice)).toEqual([['cheap', 'dear', 'canadian']]);
  });

  test('a page has fifty lines, and all of them come at once where that is asked for', () => {
    const rows = Array.from({ length: 120 }, (_, index) => aRankingRow(index + 1, `Team ${index}`));
    const length = (query: Record<string, string>) => answer([aRanking({}, rows)], query).tables[0]?.items.length;
    expect([{}, { page: '2' }, { page: '3' }, { page: '4' }, { all: 'true' }].map(length)).toEqual([50, 50, 20, 0, 120]);
  });
});

describe('[S7-09] every list of every league, division, sex and season', () => {
  const stored = [
    aRanking({}, [aRankingRow(1, 'Ash')]),
    aRanking({ list: 'naia', season: 2024 }, [aRankingRow(1, 'Oak')], { league: 'naia', division: null }),
  ];
  const colleges = [
    aRankedCollege('ash', { milesToSea: 1, conference: 'Ivy League', graduationRate: 80, netPrice: 1, collegeType: 'public' }),
  ];

  test.each(SHOWN_LISTS.map((list): [ShownList] => [list]))('%s has lines or says why not', (ranking) => {
    for (const { league, sex, division } of COMPETITIONS) {
      const competition = { league, sex, ...(division === null ? {} : { division: String(division) }) };
      for (const season of [{}, { season: '2025' }, { season: '2024' }, { season: '1990' }]) {
        const given = answerRanking(stored, colleges, rankingQuery.parse({ ranking, ...competition, ...season }));
        expect(rankingAnswer.safeParse(given).success).toBe(true);
        expect(given.tables.some(({ items }) => items.length > 0)).toBe(given.reason === null);
      }
    }
  });

  test.each([
    { ranking: 'unknown' },
    { ranking: '__proto__' },
    { ranking: 'toString' },
    { ranking: 'RPI' },
    { ranking: ['rpi', 'usc'] },
    { ranking: 'rpi', league: 'mls' },
    { ranking: 'rpi', division: '4' },
    { ranking: 'rpi', league: 'naia', division: '1' },
    { ranking: 'rpi', season: '20255' },
    { ranking: 'rpi', season: '1066' },
    { ranking: 'rpi', season: '2025.5' },
    { ranking: 'rpi', sex: 'both' },
    { ranking: 'rpi', page: '0' },
    { ranking: 'rpi', sort: 'constructor' },
    {},
  ])('%j is no query', (query) => {
    expect(rankingQuery.safeParse(query).success).toBe(false);
  });
});
