import { linkPreviewPath } from '@touchline/domain/pictures/link-preview-address';
import { aRanking, aRankingRow } from '@touchline/domain/ranking/testing/a-ranking';
import { rankingDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();
const ELEVEN_MINUTES = 11 * 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('attack 361: the season of a team stands on its picture, at an address that no one else can make up', async () => {
  const college = await aStoredCollege();
  const store = async (rank: number) => {
    const others = Array.from({ length: rank - 1 }, (_, at) => aRankingRow(at + 1, `Team ${at + 1}`));
    const row = aRankingRow(rank, college.name, { collegeId: college._id, record: { wins: 21, losses: 2, ties: 2 } });
    const ranking = aRanking({ origin: 'computed' }, [...others, row], { publisher: 'Touchline' });
    await rankingDocuments(firestore()).doc(ranking._id).set(ranking);
  };
  const picture = async (season: string | null, sex: 'male' | 'female' = 'female') => {
    const answer = await fetch(`${api.url}${linkPreviewPath(college, sex, season)}`);
    const isForGood = answer.headers.get('cache-control')?.includes('immutable') ?? false;
    return { isForGood, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  await store(2);

  const second = await picture('2025.o.2.21.2.2');
  expect(second.isForGood).toBe(true);
  const madeUp = await picture('2025.o.1.25.0.0');
  expect([madeUp.isForGood, madeUp.bytes.equals(second.bytes)]).toEqual([false, true]);
  expect((await picture(null)).isForGood).toBe(false);
  expect((await picture(null, 'male')).isForGood).toBe(true);

  await store(3);
  vi.setSystemTime(Date.now() + ELEVEN_MINUTES);
  expect((await picture('2025.o.2.21.2.2')).isForGood).toBe(false);
  const third = await picture('2025.o.3.21.2.2');
  expect([third.isForGood, third.bytes.equals(second.bytes)]).toEqual([true, false]);
});
