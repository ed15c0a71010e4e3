import { aTeam } from '@touchline/domain/college/testing/a-college';
import { aMatch } from '@touchline/domain/season/testing/a-season';
import { aStoredSeason } from '@touchline/domain/season/testing/a-stored-season';
import { seasonDocuments } from '@touchline/functions/features/colleges/season-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const TEAMS = ['ash', 'birch', ...Array.from({ length: 14 }, (_, at) => `team-${at}`)];

/** A whole season: ten rounds in which the first half wins, and the knock-out at its end. */
function aWholeSeason(season: number) {
  const rounds = Array.from({ length: 10 }, (_, round) =>
    TEAMS.slice(0, 8).map((team, at) =>
      aMatch(`${season}-10-${10 + round}`, team, TEAMS[8 + ((at + round) % 8)] ?? '', at === 0 ? '3-0' : '1-0'),
    ),
  );
  const knockOut = [8, 4, 2, 1].map((pairs, round) =>
    Array.from({ length: pairs }, (_, at) =>
      aMatch(`${season}-11-${20 + 3 * round}`, TEAMS[at] ?? '', TEAMS[2 * pairs - 1 - at] ?? '', '1-0'),
    ),
  );
  return aStoredSeason([...rounds, ...knockOut].flat(), { season });
}

test('attack 360: leaders are of whole seasons alone, name listed colleges alone, and survive a season that is broken', async () => {
  for (const [index, name] of ['ash', 'birch'].entries())
    await aStoredCollege({
      ...{ _id: name, name, pathName: name, ipedsUnitId: 100_001 + index, league: 'ncaa', division: 1 },
      athletics: { sport: [aTeam({ sex: 'female' })] },
    });
  const seasons = seasonDocuments(firestore());
  const whole = aWholeSeason(2025);
  await seasons.doc(whole._id).set(whole);
  const half = aStoredSeason([aMatch('2026-09-01', 'ash', 'birch', '9-0')], { season: 2026 });
  await seasons.doc(half._id).set(half);
  await firestore().doc('seasons/2024-ncaa-1-female').set({ schemaVersion: 1, matches: 'broken' });

  const { status, body } = await api.visitor.call('seasonLeaders', {});

  expect(status).toBe(200);
  expect(body).toMatchObject({ tables: [{ list: 'attack', season: 2025, sex: 'female' }, { list: 'defence' }] });
  expect(body).toHaveProperty('tables.0.leaders.0', {
    ...{ rank: 1, collegeId: 'ash', matches: 14, goals: 34, before: null, after: null },
  });
  expect(JSON.stringify(body)).not.toContain('team-1');
  expect(body).toHaveProperty('colleges', [expect.objectContaining({ _id: 'ash' }), expect.objectContaining({ _id: 'birch' })]);
});
