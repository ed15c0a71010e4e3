import { createHmac } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Clock } from '../../platform/clock-and-ids';
import { eventGateway } from './event-gateway';
import { stripeGateway } from './stripe-gateway';

const NOW = '2026-05-01T12:00:00.000Z';
const clock: Clock = () => new Date(NOW);
const BODY = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type: 'plan.created', livemode: false, data: {} }));

/** The header of an event that is signed with a secret. */
function signedWith(secret: string): string {
  const at = clock().getTime() / 1000;
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.`).update(BODY).digest('hex')}`;
}

const read = (signature: string) => {
  const config = { key: 'sk_test_1', isLive: false, server: null };
  return eventGateway(
    stripeGateway(() => config),
    clock,
  ).read(BODY, signature);
};

afterEach(() => vi.unstubAllEnvs());

test('an event is read where its signature is of the secret of the deployment', async () => {
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_of_the_deployment');

  expect(await read(signedWith('whsec_of_the_deployment'))).toBeNull();
  await expect(read(signedWith('whsec_of_somebody_else'))).rejects.toMatchObject({ kind: 'malformed' });
});

test.each(['', 'off'])('no event is read where the secret of the webhook is “%s”, which everybody knows', async (secret) => {
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', secret);

  await expect(read(signedWith(secret))).rejects.toMatchObject({ kind: 'unavailable', code: 'paymentsOff' });
});
