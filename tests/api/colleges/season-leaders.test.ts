import { aTeam } from '@touchline/domain/college/testing/a-college';
import { aRanking, aRankingRow } from '@touchline/domain/ranking/testing/a-ranking';
import { rankingDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Our RPI of a season: two listed teams and fourteen others, each with a goal less than the one before it. */
function ratedSeason(season: number, isWhole: boolean) {
  const names = ['ash', 'birch', ...Array.from({ length: 14 }, (_, at) => `team-${at}`)];
  const rows = names.map((name, at) =>
    aRankingRow(at + 1, name, {
      ...{ collegeId: name, rating: 0.7 - at / 100, record: { wins: 12, losses: 1, ties: 1 } },
      goals: { scored: 34 - at, conceded: 10 + at },
    }),
  );
  return aRanking({ season, origin: 'computed' }, rows, { isWhole });
}

test('attack 360: leaders are of whole seasons alone, name listed colleges alone, and survive a season that is broken', async () => {
  for (const [index, name] of ['ash', 'birch'].entries())
    await aStoredCollege({
      ...{ _id: name, name, pathName: name, ipedsUnitId: 100_001 + index, league: 'ncaa', division: 1 },
      athletics: { sport: [aTeam({ sex: 'female' })] },
    });
  const rankings = rankingDocuments(firestore());
  for (const stored of [ratedSeason(2025, true), ratedSeason(2026, false)]) await rankings.doc(stored._id).set(stored);
  await firestore().doc('rankings/rpi-2024-female-computed').set({ schemaVersion: 5, list: 'rpi', tables: 'broken' });

  const { status, body } = await api.visitor.call('seasonLeaders', {});

  expect(status).toBe(200);
  expect(body).toMatchObject({ tables: [{ list: 'attack', season: 2025, sex: 'female', teams: 16 }, { list: 'defence' }] });
  expect(body).toHaveProperty('tables.0.leaders.0', {
    ...{ rank: 1, collegeId: 'ash', matches: 14, goals: 34, before: null, after: null },
  });
  expect(JSON.stringify(body)).not.toContain('team-1');
  expect(body).toHaveProperty('colleges', [expect.objectContaining({ _id: 'ash' }), expect.objectContaining({ _id: 'birch' })]);

  const whole = await api.visitor.call('collegeRanking', { query: { ranking: 'attack', season: '2026' } });
  expect(whole.body).toMatchObject({ tables: [], reason: 'otherSeasons', seasons: [{ season: 2025 }] });
  const all = await api.visitor.call('collegeRanking', { query: { ranking: 'attack' } });
  expect(all.body).toMatchObject({ season: 2025, tables: [{ origin: 'computed', teams: 16 }] });
  expect(all.body).toHaveProperty('tables.0.items.15.lead', { matches: 14, goals: 19, before: null, after: null });
});
