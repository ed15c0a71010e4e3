import { isObject } from '@touchline/domain/kernel/json/json';
import { firestore } from '@touchline/functions/platform/firestore';
import { freePort } from '@touchline/local/emulators/ports';
import { stackIdentity } from '@touchline/local/launcher/stack-identity';
import { startMailbox } from '@touchline/local/mailbox/start-mailbox';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { idTokenOf, signedIn } from '../../support/api/members/people';

const closing = new AbortController();
const api = apiStage();
let mailbox: string;
beforeAll(async () => {
  firestore();
  const auth = Number((process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '').split(':')[1]);
  const identity = stackIdentity(null);
  const ports = { ...identity.ports, auth, mailbox: await freePort() };
  mailbox = await startMailbox({ ...identity, ports, projectId: process.env.GCLOUD_PROJECT ?? '' }, closing.signal);
});
afterAll(() => closing.abort());

test("the local mailbox shows the product's mails and the provider's links, the newest first", async () => {
  const member = await signedIn(api.url);
  await getAuth().generateEmailVerificationLink(member.email);
  const body = { idToken: await idTokenOf(member), password: 'another-long-password' };
  expect((await member.call('changePassword', { body })).status).toBe(204);

  const page = await (await fetch(mailbox)).text();
  expect(page).toContain(`<h2>Verify the email address</h2><p>To ${member.email}</p>`);
  expect(page).toContain('<h2>Your Touchline password was changed</h2>');

  const link = new RegExp(`To ${member.email}</p><a href="([^"]+)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/signInUpMobile\?mode=verifyEmail&oobCode=[\w-]+/);

  const outgoing: unknown = await (await fetch(`${mailbox}/outgoing.json`)).json();
  if (!isObject(outgoing) || !Array.isArray(outgoing.mails)) throw new Error('no mails');
  // Tests that run at the same time send mails too, so that the newest of all need not be this one.
  const mails = outgoing.mails.filter(isObject);
  expect(mails).toContainEqual(expect.objectContaining({ to: member.email, subject: 'Your Touchline password was changed' }));
  const moments = mails.map(({ at }) => String(at));
  expect(moments).toEqual(moments.toSorted().reverse());
});

test('it has nothing else, and runs until its stack is closed', async () => {
  expect((await fetch(`${mailbox}/../etc`)).status).toBe(404);
  expect((await fetch(`${mailbox}/other`)).status).toBe(404);
  closing.abort();
  await expect(fetch(mailbox)).rejects.toThrow();
});
