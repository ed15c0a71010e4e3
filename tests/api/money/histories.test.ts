import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { arrangedRequests } from '@touchline/domain/featuring/arranged-requests';
import { featureFactsOf } from '@touchline/domain/featuring/may-queue';
import { pickBy, seededNumbers } from '@touchline/domain/kernel/text/seeded-numbers';
import { keptBoostsOf } from '@touchline/domain/money/kept-boosts';
import { aHistory } from '@touchline/domain/money/testing/buyer-histories';
import { aLineHistory, BEGINNINGS, type HistoryAction, lineOf } from '@touchline/domain/money/testing/line-histories';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { beforeAll, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ledgerOf } from '../../support/api/money/checkouts';
import { aQueuedPlayer, requestsOfPlayer } from '../../support/api/featuring/feature-requests';
import { moneyStage } from '../../support/api/money/money-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { signedIn, type SignedIn } from '../../support/api/members/people';
import { playedBuyer } from '../../support/api/money/played-histories';

ownProject();
const money = moneyStage();
const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
  money.sendEventsTo(api.url);
});

const reconcile = () =>
  allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock: systemClock, newId })[
    'reconcile-payments'
  ]();

/** Plays a history of somebody: events come twice, wait, come in the reverse order, or are lost until the job looks. */
async function played(person: SignedIn, history: readonly HistoryAction[], next: () => number) {
  const buyer = playedBuyer({ url: api.url, money, admin }, person);
  const { delivery } = money.double;
  const releases: Promise<void>[] = [];
  for (const action of history) {
    delivery.setMode(pickBy(['send', 'hold', 'drop'] as const, next()), pickBy([1, 2], next()));
    await buyer.act(action);
    if (next() % 3 === 0) releases.push(delivery.release(pickBy(['asMade', 'reversed'] as const, next())));
  }
  delivery.setMode('send');
  await Promise.all([...releases, delivery.release('reversed')]);
  await delivery.idle();
  await reconcile();

  const { account, profile } = await buyer.stored();
  const [plan, expected] = [account?.entitlements.premium ?? null, buyer.models.plan.plan()];
  const kindOf = (one: { readonly until: string | null } | null) =>
    one === null ? 'none' : one.until === null ? 'renews' : 'ends';
  expect(kindOf(plan)).toBe(kindOf(expected));
  const ledger = await ledgerOf(person);
  expect(ledger.flatMap(({ payments }) => payments.map(({ id }) => id)).toSorted()).toEqual(
    buyer
      .charges()
      .map(({ id }) => id)
      .toSorted(),
  );
  return { profile, ledger, line: buyer.models.line.line(expected !== null) };
}

test.each([1, 2])(
  'history %i over HTTP ends as the sequential model says: events twice, held, reversed, lost and then reconciled',
  async (seed) => {
    const next = seededNumbers(`history over HTTP ${seed}`);
    await played(await signedIn(api.url), aHistory(next, 7), next);
  },
  120_000,
);

test.each([
  [['buy', 'refund', 'refundFails']],
  [['buy', 'inquire', 'escalate', 'refund', 'win', 'refund', 'refundFails']],
] as const)(
  'so does a history of refunds that fail and inquiries that become disputes: %s',
  async (history) => {
    await played(await signedIn(api.url), history, seededNumbers(history.join(' ')));
  },
  120_000,
);

test.each(BEGINNINGS.map((beginning, index) => ({ beginning, index })))(
  '[S1-02] [S1-09] so does the place in the queue of one who begins with $beginning',
  async ({ beginning, index }) => {
    const { caller: person } = await aQueuedPlayer(api.url);
    const next = seededNumbers(`a queue over HTTP ${index}`);
    const { profile, ledger, line } = await played(person, aLineHistory(next, 9, beginning), next);

    const requests = await requestsOfPlayer(person.uid);
    expect(lineOf(requests)).toEqual(line);
    if (profile === undefined) throw new Error('there is a profile');
    const facts = featureFactsOf(profile, keptBoostsOf(ledger), new Date().toISOString());
    expect(arrangedRequests(requests, facts)).toEqual(requests);

    const { items } = (await admin.call('adminFeatureRequests', { query: { state: 'queued' } }))
      .body as AnswerOf<'adminFeatureRequests'>;
    const isFirst = items.map(({ skippedAt }) => skippedAt !== null);
    expect(isFirst).toEqual(isFirst.toSorted((one, other) => Number(other) - Number(one)));
    const shown = items.filter(({ requestId }) => requestId.startsWith(`${person.uid}.`));
    expect(shown.map(({ reason, skippedAt }) => ({ reason, isFirst: skippedAt !== null }))).toEqual(
      line.queued === null ? [] : [line.queued],
    );
  },
  120_000,
);
