import { describe, expect, test } from 'vitest';
import { pickBy, seededNumbers } from '../kernel/text/seeded-numbers';
import { arrangedRequests, type FeatureFacts, type KeptBoost, mayEnterAgainAt, spareBoosts } from './arranged-requests';
import { declinedRequest, postedRequest } from './decided-request';
import { type FeatureLink, type FeatureRequest, orderOf } from './feature-request';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();
const FACTS: FeatureFacts = { uid: 'ada', mayQueue: true, allowedAt: day(0), premium: null, boosts: [], now: day(1) };
const LINK: FeatureLink = { kind: 'post', network: 'x', url: 'https://social.example.com/1' };
const arranged = (stored: readonly FeatureRequest[], facts: Partial<FeatureFacts> = {}) =>
  arrangedRequests(stored, { ...FACTS, ...facts });
const boost = (priceName: KeptBoost['priceName'], at: string, purchaseId = `cs_${priceName}`): KeptBoost => ({
  ...{ priceName, at, purchaseId },
});
const posted = (requests: readonly FeatureRequest[], at: string): readonly FeatureRequest[] =>
  requests.map((one) => (one.state === 'queued' ? postedRequest(one, { links: [LINK], premium: null, by: 'admin', at }) : one));
const declined = (requests: readonly FeatureRequest[], at: string): readonly FeatureRequest[] =>
  requests.map((one) => (one.state === 'queued' ? declinedRequest(one, { reason: 'Blurred.', by: 'admin', at }) : one));
const summary = (requests: readonly FeatureRequest[]) => requests.map(({ _id, state, reason }) => [_id, state, reason]);

describe('somebody who may be featured', () => {
  test('enters once, free of charge, and stays there however often that is looked at', () => {
    const once = arranged([]);
    expect(once).toMatchObject([{ _id: 'ada.1', reason: 'first', state: 'queued', enteredAt: day(1), skip: null }]);
    expect(arranged(once, { now: day(9) })).toEqual(once);
    expect(arranged([], { mayQueue: false })).toEqual([]);
  });

  test('leaves at once when that ends, keeps the place for a week, and is behind the others after it', () => {
    const left = arranged(arranged([]), { mayQueue: false, now: day(3) });
    expect(left).toMatchObject([{ state: 'left', leftAt: day(3), skip: null }]);
    expect(left.map(orderOf)).toEqual([null]);
    expect(arranged(left, { mayQueue: false, now: day(5) })).toEqual(left);
    expect(arranged(left, { now: day(9) })).toMatchObject([{ state: 'queued', enteredAt: day(1), leftAt: null }]);
    expect(arranged(left, { now: day(10) })).toMatchObject([{ state: 'queued', enteredAt: day(10), leftAt: null }]);
  });

  test('is not entered a second time free of charge after the post', () => {
    const after = posted(arranged([]), day(4));
    expect(arranged(after, { now: day(90) })).toEqual(after);
    expect(arranged(after, { mayQueue: false })).toEqual(after);
  });

  test('who was declined enters again 30 days later, or after a new consent', () => {
    const after = declined(arranged([]), day(2));
    expect(arranged(after, { now: day(31) })).toEqual(after);
    expect(summary(arranged(after, { now: day(32) }))).toEqual([
      ['ada.1', 'declined', 'first'],
      ['ada.2', 'queued', 'first'],
    ]);
    expect(arranged(after, { now: day(5), allowedAt: day(5) })).toHaveLength(2);
    expect(mayEnterAgainAt(day(2), day(50))).toBe(day(32));
  });
});

describe('boosts', () => {
  test('put a request in front from when they were paid, Premium while it lasts', () => {
    const stored = arranged([]);
    const skipped = arranged(stored, { boosts: [boost('skipTheLine', day(2))], now: day(3) });
    expect(skipped).toMatchObject([{ skip: { at: day(2), by: 'cs_skipTheLine' } }]);
    const premium = { since: day(0), until: day(8) };
    expect(arranged(skipped, { premium, now: day(3) })).toMatchObject([{ skip: { at: day(1), by: 'premium' } }]);
    expect(arranged(skipped, { premium, now: day(8) })).toMatchObject([{ skip: null }]);
    const order = [arranged([], { uid: 'late', premium, now: day(5) }), skipped, stored].flat().map(orderOf);
    expect(order.toSorted()).toEqual([order[1], order[0], order[2]]);
  });

  test('that were given back before the post lose their effect', () => {
    const again = arranged(posted(arranged([]), day(4)), { boosts: [boost('featureAgain', day(5))], now: day(5) });
    expect(summary(again)).toEqual([
      ['ada.1', 'posted', 'first'],
      ['ada.2', 'queued', 'again'],
    ]);
    const refunded = arranged(again, { now: day(6) });
    expect(refunded[1]).toMatchObject({ state: 'left' });
    expect(arranged(refunded, { boosts: [boost('featureAgain', day(5))], now: day(40) })).toEqual(again);
  });

  test('paid before they can be used wait for the next request; a declined request uses none up', () => {
    const boosts = [boost('featureAgain', day(2)), boost('skipTheLine', day(2))];
    const first = arranged([], { boosts, now: day(3) });
    expect(first).toMatchObject([{ reason: 'first', boughtWith: null, skip: { by: 'cs_skipTheLine' } }]);
    const back = arranged(declined(first, day(4)), { boosts, now: day(40) });
    expect(back[1]).toMatchObject({ reason: 'first', skip: { by: 'cs_skipTheLine', at: day(40) } });
    const next = arranged(posted(back, day(41)), { boosts, now: day(41) });
    expect(next[2]).toMatchObject({ reason: 'again', boughtWith: 'cs_featureAgain', skip: null, enteredAt: day(41) });
    expect(spareBoosts(posted(next, day(42)), boosts, 'featureAgain')).toEqual([]);
  });

  test('500 histories: each counts once, one request at most is open, and looking again changes nothing', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const next = seededNumbers(`queue ${seed}`);
      let stored: readonly FeatureRequest[] = [];
      const facts = { ...FACTS, boosts: [] as KeptBoost[] };
      for (let step = 1; step < 14; step += 1) {
        const now = day(step * 11);
        const action = pickBy(
          ['skip', 'again', 'refund', 'post', 'decline', 'hide', 'show', 'premium', 'lapse'] as const,
          next(),
        );
        if (action === 'skip') facts.boosts.push(boost('skipTheLine', now, `cs_${step}`));
        if (action === 'again') facts.boosts.push(boost('featureAgain', now, `cs_${step}`));
        if (action === 'refund') facts.boosts.splice(next() % (facts.boosts.length + 1), 1);
        if (action === 'post') stored = posted(stored, now);
        if (action === 'decline') stored = declined(stored, now);
        if (action === 'hide' || action === 'show') facts.mayQueue = action === 'show';
        if (action === 'premium' || action === 'lapse') facts.premium = action === 'premium' ? { since: now, until: null } : null;
        const before = stored;
        stored = arrangedRequests(stored, { ...facts, now });

        const told = `${seed}, step ${step}: ${action}`;
        const isDecided = ({ state }: FeatureRequest) => state === 'posted' || state === 'declined';
        expect(arrangedRequests(stored, { ...facts, boosts: facts.boosts.toReversed(), now }), told).toEqual(stored);
        expect(stored.filter(isDecided), told).toEqual(before.filter(isDecided));
        expect(stored.slice(0, -1).every(isDecided), told).toBe(true);
        expect(
          stored.map(({ number }) => number),
          told,
        ).toEqual(stored.map((_, index) => index + 1));
        const used = stored
          .filter(({ state }) => state === 'posted' || state === 'queued')
          .flatMap(({ boughtWith, skip }) => [boughtWith, skip?.by])
          .filter((id) => typeof id === 'string' && id !== 'premium');
        expect(new Set(used).size, told).toBe(used.length);
        const open = stored.at(-1);
        if (open?.state === 'queued') {
          const ids = facts.boosts.map(({ purchaseId }) => purchaseId);
          if (open.reason === 'again') expect(ids, told).toContain(open.boughtWith);
          if (open.skip !== null && open.skip.by !== 'premium') expect(ids, told).toContain(open.skip.by);
          expect(facts.mayQueue, told).toBe(true);
        }
        const free = stored.filter(({ state, reason }) => state === 'posted' && reason === 'first');
        expect(free.length, told).toBeLessThan(2);
      }
    }
  });
});
