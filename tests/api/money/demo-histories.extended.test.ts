import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { rebuildEntitlements } from '@touchline/functions/features/money/rebuild-entitlements-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectId } from '@touchline/functions/platform/config';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { paymentServices } from '@touchline/functions/features/money/payments';
import { seedWorld } from '@touchline/local/seed/seed-world';
import { knowCustomers } from '@touchline/local/stripe-double/known-customers';
import { customersInLedger } from '@touchline/local/stripe-double/ledger-store';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { moneyStage } from '../../support/api/money/money-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { signedIn, type SignedIn } from '../../support/api/members/people';

/* What people of the demo world have bought and were featured for, in a project of its own with its own double. */
ownProject();
const money = moneyStage();
const api = apiStage();

const seed = () => seedWorld({ projectId: projectId() }, 'small', () => undefined);
beforeAll(async () => {
  await seed();
  knowCustomers(money.double.state, await customersInLedger(projectId()));
});

/** All documents that follow from histories, as they are stored. */
async function storedHistories(): Promise<ReadonlyMap<string, unknown>> {
  const names = ['accounts', 'profiles', 'purchases', 'featureRequests', 'auditLog'];
  const found = await Promise.all([
    ...names.map((name) => firestore().collection(name).get()),
    firestore().collectionGroup('views').get(),
  ]);
  return new Map(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()] as const)));
}

const services = { database: firestore, users: firebaseAuthChanges(), clock: systemClock, newId };

describe('the histories of the demo world', () => {
  test('stay as they are when it is seeded again, and when jobs and the rebuilding of plans look at them', async () => {
    const before = await storedHistories();
    expect([...before.keys()].filter((path) => path.startsWith('featureRequests/'))).toHaveLength(8);
    expect([...before.keys()].filter((path) => path.startsWith('purchases/'))).toHaveLength(8);
    await seed();
    const jobs = allJobs({ ...services, files: pictureFiles() });
    expect(await jobs['arrange-feature-lines']()).toMatch(/^0 /);
    expect(await jobs['reconcile-payments']()).toMatch(/^0 /);
    expect(await rebuildEntitlements(firestore, systemClock, newId)).toEqual({ read: 7, changed: 0 });
    expect(await storedHistories()).toEqual(before);
  });

  test('are known to the double of the payment provider, which says the same about every customer', async () => {
    const customers = await customersInLedger(projectId());
    expect(customers).toHaveLength(7);
    const before = await storedHistories();
    const { purchases } = paymentServices(services);
    for (const { id } of customers) await purchases.settle(id, [], 'https://touchline.example');
    expect(await storedHistories()).toEqual(before);
  });

  test('a payment of theirs can be refunded: the plan ends, and the boost that waits for its post stays', async () => {
    const admin: SignedIn = await signedIn(api.url, { isAdmin: true });
    const person = await admin.call('adminPerson', { params: { uid: 'demo-premium' } });
    const { purchases } = (person.body as { money: { purchases: { id: string; payments: { id: string }[] }[] } }).money;
    const [plan] = purchases.filter(({ id }) => id.startsWith('sub_'));
    const body = { paymentId: plan?.payments[0]?.id ?? '', cents: 999, refundedCents: 0, reason: 'A test.' };
    const answer = await admin.call('refundPayment', { params: { purchaseId: plan?.id ?? '' }, body });
    expect(answer.status, answer.text).toBe(200);
    expect((answer.body as { money: object }).money).toMatchObject({ plans: { premium: null } });
    const line = await firestore().doc('featureRequests/demo-premium.2').get();
    expect(line.data()).toMatchObject({ state: 'queued', skip: null, reason: 'again' });
  });
});
