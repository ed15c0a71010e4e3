import { catalogueRowOf } from '@touchline/domain/college/catalogue-row';
import { BLANK_ROW, type Ranking, RANKING_SCHEMA_VERSION, rankingIdOf } from '@touchline/domain/ranking/ranking';
import { ALL_COLLEGES, type CollegeQuery } from '@touchline/domain/search/college-query';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import {
  campDocuments,
  rankingDocuments,
  rankingSummaryDocument,
  rankingSummaryStore,
} from '@touchline/functions/features/colleges/ranking-summary-store';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { foundColleges } from '@touchline/functions/features/colleges/catalogue-handlers';
import { describe, expect, test } from 'vitest';
import { aDatabase } from '../../support/api/own-project';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** Three colleges in a database of their own, on a day that only the test changes. */
async function aWorld() {
  const database = aDatabase();
  let now = START;
  const clock = () => new Date(now);
  const catalogue = catalogueStore(() => database, clock);
  await Promise.all(
    ['ash', 'birch', 'cedar'].map((id) => {
      const college = aCollege({ _id: id, name: `${id} College`, pathName: id });
      return collegeDocuments(database).rows.doc(id).set(catalogueRowOf(college));
    }),
  );
  return {
    database,
    ...rankingSummaryStore(() => database, clock),
    passes: (ms: number) => void (now += ms),
    hold: (id: string, collegeId: string, endsOn: string) =>
      campDocuments(database)
        .doc(id)
        .set(aCamp({ _id: id, collegeId, startsOn: endsOn, endsOn })),
    rank: (season: number, list: Ranking['list'], ...ids: string[]) => {
      const stored = aRanking(season, list, ids);
      return rankingDocuments(database).doc(stored._id).set(stored);
    },
    found: async (query: Partial<CollegeQuery>) =>
      (await foundColleges(catalogue, { ...ALL_COLLEGES, ...query })).items.map(({ _id }) => _id),
  };
}

function aRanking(season: number, list: Ranking['list'], ids: readonly string[]): Ranking {
  const at = `${season}-11-10T15:00:00.000Z`;
  const rows = ids.map((collegeId, index) => ({ ...BLANK_ROW, rank: index + 1, collegeId, name: collegeId }));
  return {
    _id: rankingIdOf(list, season, 'female', 'sample'),
    schemaVersion: RANKING_SCHEMA_VERSION,
    version: 1,
    list,
    season,
    sex: 'female',
    origin: 'sample',
    source: null,
    publisher: 'Touchline test',
    sourceURL: null,
    publishedOn: `${season}-11-10`,
    tables: [{ league: 'ncaa', division: 1, rows }],
    createdAt: at,
    updatedAt: at,
  };
}

describe('ranking summaries in the college search', () => {
  test('colleges with a camp to come are found until its last day is over, without anybody writing', async () => {
    const world = await aWorld();
    await world.hold('over', 'ash', '2026-02-27');
    await world.hold('soon', 'birch', '2026-03-02');
    expect(await world.refresh()).toBe(true);
    expect(await world.found({ filters: { camp: ['true'] } })).toEqual(['birch']);

    world.passes(A_DAY_MS);
    expect(await world.found({ filters: { camp: ['true'] } })).toEqual(['birch']);
    world.passes(A_DAY_MS);
    expect(await world.found({ filters: { camp: ['true'] } })).toEqual([]);
  });

  test('the newest lists order colleges and find the best public ones; who stands in none comes last', async () => {
    const world = await aWorld();
    await world.rank(2024, 'rpi', 'cedar');
    await world.rank(2025, 'rpi', 'birch', 'ash');
    await world.rank(2025, 'bestPublic', 'cedar');
    await world.refresh();
    expect(await world.found({ sort: 'ranking' })).toEqual(['birch', 'ash', 'cedar']);
    expect(await world.found({ filters: { ranked: ['bestPublic'] } })).toEqual(['cedar']);
  });

  test('a renewal is seen by searches that had the catalogue already, and one without news writes nothing', async () => {
    const world = await aWorld();
    expect(await world.found({ filters: { camp: ['true'] } })).toEqual([]);
    await world.hold('soon', 'ash', '2026-03-20');
    await world.refresh();
    world.passes(2000);
    expect(await world.found({ filters: { camp: ['true'] } })).toEqual(['ash']);

    const written = (await rankingSummaryDocument(world.database).get()).updateTime;
    expect(await world.refresh()).toBe(false);
    expect((await rankingSummaryDocument(world.database).get()).updateTime).toEqual(written);
  });

  test('a document of ranking summaries that cannot be read takes no college from the search', async () => {
    const world = await aWorld();
    await world.database.collection('collegeStandings').doc('current').set({ schemaVersion: 1, campsUntil: 'soon' });
    expect(await world.found({})).toEqual(['ash', 'birch', 'cedar']);
  });
});
