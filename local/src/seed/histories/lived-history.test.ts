import { arrangedRequests } from '@touchline/domain/featuring/arranged-requests';
import { orderOf } from '@touchline/domain/featuring/feature-request';
import { featureFactsOf } from '@touchline/domain/featuring/may-queue';
import { keptBoostsOf } from '@touchline/domain/money/kept-boosts';
import { moneyByMonth } from '@touchline/domain/money/months';
import { entitlementsOf } from '@touchline/domain/money/plan-entitlements';
import { premiumOf } from '@touchline/domain/person/profiles/premium';
import { isMarkedAsFeatured } from '@touchline/domain/person/profiles/featuring/may-be-featured';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoWorld } from '../demo-world';
import { memberLines } from './history-steps';
import { type Lived, livedHistory } from './lived-history';

/** The days on which the world is seeded: of long and short months, of a leap year, and just before midnight. */
const DAYS = ['2026-11-23T13:00:00.000Z', '2027-03-31T23:59:59.000Z', '2028-02-29T00:00:01.000Z'] as const;

let livedOn: (now: string) => readonly Lived[];
beforeAll(async () => {
  const { people, members, histories } = await demoWorld('small');
  livedOn = (now) => [...people, ...members].map((one) => livedHistory(one, histories.get(one.account._id) ?? [], new Date(now)));
});
const uidsIn = (all: readonly Lived[], state: string) => {
  const requests = all.flatMap((one) => one.requests).filter((one) => one.state === state);
  return requests.toSorted((one, other) => (`${orderOf(one)}` < `${orderOf(other)}` ? -1 : 1)).map(({ uid }) => uid);
};

describe.each(DAYS)('what people of the demo world have done, seeded at %s', (now) => {
  test('follows from the rules that the product has: an hour later nothing is to be changed', () => {
    const later = new Date(Date.parse(now) + 3_600_000).toISOString();
    for (const { account, profile, purchases, requests } of livedOn(now)) {
      expect(account.entitlements).toEqual(entitlementsOf(purchases, account.givenPlans));
      expect(profile.premium).toEqual(premiumOf(account, now));
      expect(requests).toEqual(arrangedRequests(requests, featureFactsOf(profile, keptBoostsOf(purchases), later)));
    }
  });

  test('fills the queue: Skip the Line first, then Premium, then two without, one of them a minor', () => {
    const all = livedOn(now);
    expect(uidsIn(all, 'queued')).toEqual(['sample-player-146', 'demo-premium', 'sample-player-071', 'sample-player-009']);
    expect(uidsIn(all, 'declined')).toEqual(['sample-player-052']);
    expect(uidsIn(all, 'posted')).toEqual(['sample-player-168', 'demo-premium', 'sample-player-203']);
    const marked = all.filter(({ profile }) => isMarkedAsFeatured(profile, now)).map(({ account }) => account._id);
    expect(marked).toEqual(['demo-premium', 'sample-player-203']);
  });

  test('fills the ledger of half a year: plans that renew, that were cancelled and refunded, and boosts', () => {
    const rows = livedOn(now).flatMap(({ purchases }) => purchases);
    const month = now.slice(0, 7);
    const [money] = moneyByMonth(rows, [month], now);
    expect(money?.active).toEqual({ premium: 2, guestAccess: 1 });
    expect(rows.map(({ priceName, status, currency }) => `${priceName} ${status} ${currency}`).toSorted()).toEqual([
      'featureAgain paid usd',
      'guestAccess active usd',
      'premium active usd',
      'premium active usd',
      'premium canceled usd',
      'premium canceled usd',
      'skipTheLine paid eur',
      'skipTheLine paid usd',
    ]);
    expect(rows.flatMap(({ payments }) => payments).filter(({ refundedCents }) => refundedCents > 0)).toHaveLength(1);
    expect(rows.every(({ startedAt, payments }) => startedAt < now && payments.every(({ at }) => at < now))).toBe(true);
  });

  test('gives the receipt of a post views before, during and after it, none to come', () => {
    const today = now.slice(0, 10);
    for (const { requests, views } of livedOn(now)) {
      const posted = requests.filter(({ state }) => state === 'posted');
      expect(views.length).toBeLessThanOrEqual(posted.length * 21);
      expect(views.length).toBeGreaterThanOrEqual(posted.length * 18);
      expect(views.filter(({ day }) => day > today)).toEqual([]);
    }
  });

  test('links only to places that cannot be anybody’s, and is the same whenever it is made', () => {
    const links = JSON.stringify(livedOn(now)).match(/https?:\/\/(?!www\.youtube\.com\/watch\?v=0000000000\d)[^"\\]+/g) ?? [];
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter((link) => !/^https:\/\/\w+\.example\.com\//.test(link))).toEqual([]);
    expect(livedOn(now)).toEqual(livedOn(now));
  });
});

test('a history whose steps are not in their order is refused', () => {
  const lived = [
    { daysAgo: 3, does: 'agree' },
    { daysAgo: 4, does: 'cancel' },
  ];
  expect(memberLines.safeParse([{ uid: 'demo-premium', lived }]).success).toBe(false);
  expect(memberLines.safeParse([{ uid: 'demo-premium', lived: lived.toReversed() }]).success).toBe(true);
});
