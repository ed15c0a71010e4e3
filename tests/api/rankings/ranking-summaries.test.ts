import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import type { Ranking } from '@touchline/domain/ranking/ranking';
import { aRankedCollege, aRanking, aRankingRow } from '@touchline/domain/ranking/testing/a-ranking';
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
import { aDatabase } from '../../support/api/platform/own-project';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const A_MINUTE_MS = 60_000;

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
      const stored = aSample(season, list, ids);
      return rankingDocuments(database).doc(stored._id).set(stored);
    },
    found: async (query: Partial<CollegeQuery>) =>
      (await foundColleges(catalogue, { ...ALL_COLLEGES, ...query })).items.map(({ _id }) => _id),
  };
}

function aSample(season: number, list: Ranking['list'], ids: readonly string[]): Ranking {
  const rows = ids.map((collegeId, index) => aRankingRow(index + 1, collegeId, { collegeId }));
  return aRanking({ season, list, origin: 'sample' }, rows);
}

describe('ranking summaries in the college search', () => {
  test('colleges with a camp to come are found until its last day is over in Honolulu, without anybody writing', async () => {
    const world = await aWorld();
    await world.hold('over', 'ash', '2026-02-27');
    await world.hold('soon', 'birch', '2026-03-02');
    expect(await world.refresh()).toBe(true);
    expect(await world.found({ filters: { camp: ['true'] } })).toEqual(['birch']);

    world.passes(Date.parse('2026-03-03T09:59:00.000Z') - START);
    expect(await world.found({ filters: { camp: ['true'] } })).toEqual(['birch']);
    world.passes(A_MINUTE_MS);
    expect(await world.found({ filters: { camp: ['true'] } })).toEqual([]);
  });

  test('the newest lists order colleges; who stands in none comes last', async () => {
    const world = await aWorld();
    await world.rank(2024, 'rpi', 'cedar');
    await world.rank(2025, 'rpi', 'birch', 'ash');
    await world.refresh();
    expect(await world.found({ sort: 'ranking' })).toEqual(['birch', 'ash', 'cedar']);
    expect(await world.found({ filters: { ranked: ['rpi'] } })).toEqual(['ash', 'birch']);
  });

  test('[S7-09] the best public colleges are those of their list as the facts are now, whatever samples say', async () => {
    const world = await aWorld();
    const store = (graduationRate: number | null) =>
      collegeDocuments(world.database)
        .rows.doc('dogwood')
        .set(aRankedCollege('dogwood', { collegeType: 'public', graduationRate, netPrice: 9000, milesToSea: 4 }));
    const best = { filters: { ranked: ['bestPublic'] } };
    await world.rank(2025, 'bestPublic', 'cedar');
    await world.refresh();
    expect(await world.found(best)).toEqual([]);
    await store(80);
    world.passes(3000);
    expect(await world.found(best)).toEqual(['dogwood']);
    expect(await world.found({ filters: { ranked: ['byTheSea'] } })).toEqual(['dogwood']);
    await store(null);
    world.passes(3000);
    expect(await world.found(best)).toEqual([]);
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
