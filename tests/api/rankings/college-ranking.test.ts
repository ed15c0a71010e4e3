import { aRanking, aRankingRow } from '@touchline/domain/ranking/testing/a-ranking';
import { COMPETITIONS } from '@touchline/domain/ranking/computed-ranks';
import { rankingAnswer } from '@touchline/domain/ranking/ranking-answer-schema';
import { RANKING_LISTS } from '@touchline/domain/reference/ranking-lists';
import { rankingDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { rankingStore } from '@touchline/functions/features/colleges/ranking-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { realTeams } from '@touchline/local/seed/real-colleges';
import { readRankingTables, realRankings } from '@touchline/local/seed/rankings/real-rankings';
import { readCollegeTables } from '@touchline/local/tables/college-tables';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aDatabase } from '../../support/api/platform/own-project';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;

describe('the rankings', () => {
  test('[S7-09] a list is answered with who made it and its teams, in a copy that caches share', async () => {
    const college = await aStoredCollege();
    const rows = [aRankingRow(1, college.name, { collegeId: college._id }), aRankingRow(2, 'A team without a page')];
    const stored = aRanking({ list: 'usc', season: 2098 }, rows, { publisher: 'United Soccer Coaches' });
    await rankingDocuments(firestore()).doc(stored._id).set(stored);

    const { status, body, headers } = await visitor.call('collegeRanking', { query: { ranking: 'usc' } });

    expect([status, body]).toMatchObject([
      200,
      {
        ...{ ranking: 'usc', league: 'ncaa', division: 1, sex: 'female', season: 2098, reason: null },
        tables: [{ publisher: 'United Soccer Coaches', teams: 2, items: [{ college: { _id: college._id } }, { college: null }] }],
      },
    ]);
    expect(headers.get('cache-control')).toMatch(/max-age=60/);
  });

  test('a list that nobody brought in yet says so', async () => {
    const { status, body } = await visitor.call('collegeRanking', { query: { ranking: 'mrpi' } });
    expect([status, body]).toMatchObject([200, { tables: [], reason: 'notPublished' }]);
  });
});

test('a stored list is read once a minute, and one that cannot be read takes no other with it', async () => {
  const database = aDatabase();
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  const { ofList } = rankingStore(
    () => database,
    () => new Date(now),
  );
  const seasons = async () => (await ofList('rpi')).map(({ season }) => season);
  const add = (season: number) => rankingDocuments(database).doc(`rpi-${season}-female`).set(aRanking({ season }));
  await Promise.all([add(2024), database.collection('rankings').doc('rpi-2020-female').set({ list: 'rpi', schemaVersion: 2 })]);
  expect(await seasons()).toEqual([2024]);

  await add(2025);
  now += 59_000;
  expect(await seasons()).toEqual([2024]);
  now += 1000;
  expect(await seasons()).toEqual([2024, 2025]);
});

describe('[S7-09] every list of every league, division, sex and season', () => {
  const WHEN = [{}, { season: '2023' }, { season: '2098' }, { season: '1990' }];
  const asked = COMPETITIONS.flatMap(({ league, division, sex }) =>
    WHEN.map((when) => ({ league, sex, ...when, ...(division === null ? {} : { division: String(division) }) })),
  );
  beforeAll(async () => {
    const colleges = await readCollegeTables();
    const rankings = realRankings(await readRankingTables(), realTeams(colleges, 'small'));
    await Promise.all(rankings.map((one) => rankingDocuments(firestore()).doc(one._id).set(one)));
    await aStoredCollege({ league: 'naia', collegeType: 'public' });
  });

  test.each(RANKING_LISTS)('%s has lines of who made it, or says why not', async (ranking) => {
    for (const query of asked) {
      const { status, body } = await visitor.call('collegeRanking', { query: { ranking, ...query } });
      expect([status, query]).toEqual([200, query]);
      const { tables, reason, ...answered } = rankingAnswer.parse(body);
      expect(answered).toMatchObject({ ranking, league: query.league, sex: query.sex });
      expect([query, tables.some(({ items }) => items.length > 0)]).toEqual([query, reason === null]);
    }
  });
});

describe('attack 115: a list that there is not', () => {
  test.each(['unknown', '__proto__', 'toString'])('ranking=%s is 400', async (ranking) => {
    expectRefusal(await visitor.call('collegeRanking', { query: { ranking } }), 400);
  });
});

describe('attack 197: a ranking that is none', () => {
  test.each([
    ...['', 'ranking=', 'ranking=constructor', 'ranking=RPI'],
    ...['ranking=rpi&ranking=usc', 'ranking[]=rpi', 'ranking=rpi&league=mls', 'ranking=rpi&league=__proto__'],
    ...['ranking=rpi&division=4', 'ranking=rpi&division=', 'ranking=rpi&league=naia&division=1', 'ranking=rpi&sex=both'],
    ...['ranking=rpi&season=1066', 'ranking=rpi&season=abc', 'ranking=rpi&season=', 'ranking=rpi&season=2025.5'],
    ...['ranking=rpi&page=0', 'ranking=rpi&page=-1', 'ranking=rpi&page=1e9', 'ranking=rpi&sort=hasOwnProperty'],
    `ranking=rpi&q=${'x'.repeat(201)}`,
    `ranking=rpi&conference=${'x'.repeat(121)}`,
    'ranking=rpi&samples=yes',
  ])('?%s is 400', async (query) => {
    expectRefusal(await visitor.call('collegeRanking', { query }), 400);
  });
});
