import { describe, expect, test } from 'vitest';
import { aProfile } from '../person/testing/a-profile';
import { arrangedRequests, type FeatureFacts } from './arranged-requests';
import { postedRequest } from './decided-request';
import { listedFeatureRequestOf, ownRequestsOf } from './listed-requests';

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

describe('[S1-09] what put a request in front, as admins read it', () => {
  const featuring = { askedAt: day(0), by: 'owner', allowedAt: day(0) } as const;
  const profile = aProfile({ adultFrom: '2000-01-01', featuring, premium });
  const boosts = [{ purchaseId: 'cs_1', priceName: 'skipTheLine', at: day(1) }] as const;
  const requestOf = (facts: Partial<FeatureFacts>) => {
    const [request] = arrangedRequests([], { ...FACTS, ...facts });
    if (request === undefined) throw new Error('nobody is in the queue');
    return request;
  };
  const frontOf = (request: ReturnType<typeof requestOf>, shown: typeof profile | null, at: string) => {
    const listed = listedFeatureRequestOf(request, shown, { playersOfGuardian: 0, dangerReportId: null, at });
    return listed === null ? 'not listed' : [listed.skippedBy, listed.skippedAt];
  };

  test('is Premium until that ends, also while nothing has written that it did', () => {
    const request = requestOf({});
    expect(frontOf(request, profile, day(7))).toEqual(['premium', day(2)]);
    expect(frontOf(request, profile, day(8))).toEqual([null, null]);
  });

  test('is the boost that did, whatever plan the player has', () => {
    const request = requestOf({ premium: null, boosts });
    expect(frontOf(request, profile, day(7))).toEqual(['skipTheLine', day(2)]);
  });

  test('stays what it was once it is posted: neither a later plan, its end nor a withdrawn consent change it', () => {
    const decision = { links: [], premium, by: 'admin', at: day(4) };
    const byPlan = postedRequest(requestOf({}), decision);
    expect(frontOf(byPlan, profile, day(9))).toEqual(['premium', day(2)]);
    expect(frontOf(byPlan, null, day(9))).toEqual(['premium', day(2)]);
    const byBoost = postedRequest(requestOf({ premium: null, boosts }), decision);
    expect(frontOf(byBoost, profile, day(5))).toEqual(['skipTheLine', day(2)]);
  });
});
