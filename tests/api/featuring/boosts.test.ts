import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { PriceName } from '@touchline/domain/reference/price-list';
import { arrangeLineOf } from '@touchline/functions/features/featuring/arrange-lines-store';
import { rebuildEntitlements } from '@touchline/functions/features/money/rebuild-entitlements-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCheckout, openCheckout } from '../../support/api/money/checkouts';
import { A_POST, aQueuedPlayer, decide, requestsOfPlayer, statesOf } from '../../support/api/featuring/feature-requests';
import { moneyStage } from '../../support/api/money/money-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

ownProject();
const money = moneyStage();
const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
  money.sendEventsTo(api.url);
});

/** Buys something and waits until its events have been read, however often and in whatever order they come. */
async function buy(buyer: SignedIn, priceName: PriceName): Promise<{ readonly sessionId: string; readonly charge: string }> {
  const { sessionId, customerId } = await aCheckout(buyer, priceName);
  money.double.delivery.setMode('hold', 2);
  money.double.pay(sessionId);
  money.double.delivery.setMode('send');
  await money.double.delivery.release('reversed');
  await money.double.delivery.idle();
  const charge = [...money.double.state.charges.values()].findLast((one) => one.customer === customerId);
  return { sessionId, charge: charge?.id ?? '' };
}
const refund = async (charge: string): Promise<void> => {
  money.double.refund(charge);
  await money.double.delivery.idle();
};
const post = async (requestId: string): Promise<void> => {
  expect((await decide(admin, requestId, { links: [A_POST] })).status).toBe(200);
};
const ownOf = async ({ uid, call }: SignedIn) =>
  (await call('ownFeatureRequests', { params: { profileId: uid } })).body as AnswerOf<'ownFeatureRequests'>;
const refused = async (buyer: SignedIn, priceName: PriceName): Promise<unknown> => {
  const answer = await openCheckout(buyer, priceName);
  expectRefusal(answer, 409);
  return codeOf(answer);
};

describe('[S1-02] [S1-09] Skip the Line', () => {
  test('puts a request in front of those who were there before, and a refund puts it back', async () => {
    const { caller } = await aQueuedPlayer(api.url);
    const { caller: late } = await aQueuedPlayer(api.url);
    const before = (await ownOf(late)).place ?? 0;
    const { sessionId, charge } = await buy(late, 'skipTheLine');
    expect(await requestsOfPlayer(late.uid)).toMatchObject([{ state: 'queued', skip: { by: sessionId } }]);
    const [first, second] = [await ownOf(late), await ownOf(caller)];
    expect(first.place ?? 0).toBeLessThan(second.place ?? 0);
    expect(first).toMatchObject({ requests: [{ isFirst: true }], waiting: { skipTheLine: 0 } });
    expect(await refused(late, 'skipTheLine')).toBe('firstAlready');
    await refund(charge);
    expect([(await ownOf(late)).place, (await requestsOfPlayer(late.uid))[0]?.skip]).toEqual([before, null]);
  });

  test('comes with Premium, and ends with it', async () => {
    const { caller } = await aQueuedPlayer(api.url);
    const { charge } = await buy(caller, 'premium');
    expect(await requestsOfPlayer(caller.uid)).toMatchObject([{ skip: { by: 'premium' } }]);
    expect(await refused(caller, 'skipTheLine')).toBe('firstAlready');
    await refund(charge);
    expect((await requestsOfPlayer(caller.uid))[0]?.skip).toBeNull();
  });

  test('that came with a Premium which has ended since has no effect on the own place, also before the job looks', async () => {
    const { caller } = await aQueuedPlayer(api.url);
    const before = (await ownOf(caller)).place;
    await buy(caller, 'premium');
    expect((await ownOf(caller)).requests).toMatchObject([{ isFirst: true }]);
    const ended = { since: '2026-01-01T00:00:00.000Z', until: '2026-01-02T00:00:00.000Z' };
    const profile = firestore().doc(`profiles/${caller.uid}`);
    const premium: unknown = (await profile.get()).get('premium');
    await profile.update({ premium: ended });
    expect(await ownOf(caller)).toMatchObject({ requests: [{ isFirst: false }], place: before });
    await profile.update({ premium });
  });

  test('that has come with Premium counts in the own place at once, as it will once the job has looked', async () => {
    const [{ caller: other }, { caller }] = [await aQueuedPlayer(api.url), await aQueuedPlayer(api.url)];
    await buy(other, 'skipTheLine');
    await firestore()
      .doc(`profiles/${caller.uid}`)
      .update({ premium: { since: '2026-01-01T00:00:00.000Z', until: null } });
    const { requests, place } = await ownOf(caller);
    expect(requests).toMatchObject([{ isFirst: true }]);
    await arrangeLineOf(firestore, systemClock, caller.uid);
    expect(place).toBe((await ownOf(caller)).place);
  });

  test('paid after the post waits for the next request, which Feature Me Again adds', async () => {
    const { caller } = await aQueuedPlayer(api.url);
    const { sessionId } = await aCheckout(caller, 'skipTheLine');
    await post(`${caller.uid}.1`);
    money.double.pay(sessionId);
    await money.double.delivery.idle();
    expect(await ownOf(caller)).toMatchObject({ waiting: { skipTheLine: 1 } });
    await buy(caller, 'featureAgain');
    expect(await requestsOfPlayer(caller.uid)).toMatchObject([
      { state: 'posted', skip: null },
      { state: 'queued', reason: 'again', skip: { by: sessionId } },
    ]);
  });
});

describe('[S1-02] Feature Me Again', () => {
  test('is refused before a post and while a request is queued; after it adds one, which a refund takes away', async () => {
    const { caller } = await aQueuedPlayer(api.url);
    expect(await refused(caller, 'featureAgain')).toBe('queuedAlready');
    await post(`${caller.uid}.1`);
    expect(await refused(caller, 'skipTheLine')).toBe('nothingQueued');
    const { charge } = await buy(caller, 'featureAgain');
    expect(await statesOf(caller.uid)).toEqual(['posted', 'queued']);
    expect(await refused(caller, 'featureAgain')).toBe('queuedAlready');
    await refund(charge);
    expect(await statesOf(caller.uid)).toEqual(['posted', 'left']);
    await buy(caller, 'featureAgain');
    await post(`${caller.uid}.2`);
    expect(await statesOf(caller.uid)).toEqual(['posted', 'posted']);
  });

  test('who is not in the queue and was never posted buys no boost', async () => {
    const buyer = await signedIn(api.url);
    expect([await refused(buyer, 'skipTheLine'), await refused(buyer, 'featureAgain')]).toEqual([
      'nothingQueued',
      'notPostedYet',
    ]);
  });
});

test('what the ledger pays for is written again after it was lost: entitlements:rebuild', async () => {
  const { caller } = await aQueuedPlayer(api.url);
  await buy(caller, 'skipTheLine');
  const stored = await requestsOfPlayer(caller.uid);
  await firestore().doc(`featureRequests/${caller.uid}.1`).update({ skip: null });
  expect((await rebuildEntitlements(firestore, systemClock, newId)).changed).toBe(1);
  expect(await requestsOfPlayer(caller.uid)).toEqual(stored);
});
