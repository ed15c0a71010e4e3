import { expect, test } from 'vitest';
import { arrangedRequests, type FeatureFacts } from './arranged-requests';
import { ownRequestsOf } from './listed-requests';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();
const premium = { since: day(1), until: day(8) };
const FACTS: FeatureFacts = { uid: 'ada', mayQueue: true, allowedAt: day(0), premium, boosts: [], now: day(2) };

test('[S1-09] a request is in front by Premium until it ends, also while nothing has written that it did', () => {
  const stored = arrangedRequests([], FACTS);
  const isFirstAt = (now: string, facts: Partial<FeatureFacts> = {}) =>
    ownRequestsOf(stored, { ...FACTS, ...facts, now }).requests.map(({ isFirst }) => isFirst);
  expect([isFirstAt(day(7)), isFirstAt(day(8))]).toEqual([[true], [false]]);
  const boosts = [{ purchaseId: 'cs_1', priceName: 'skipTheLine', at: day(3) }] as const;
  expect(isFirstAt(day(8), { boosts })).toEqual([true]);
});
