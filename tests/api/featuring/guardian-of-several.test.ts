import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { arrangeLineOf } from '@touchline/functions/features/featuring/arrange-lines-store';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { A_POST, aQueuedPlayer, decide } from '../../support/api/featuring/feature-requests';
import { aConfirmedMinor, aGuardianAddress, wish } from '../../support/api/featuring/guardian-links';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const ofPerson = async (uid: string) =>
  ((await admin.call('adminPerson', { params: { uid } })).body as AnswerOf<'adminPerson'>).playersOfGuardian;

/** What the queue says of a player's request; null where it is on none of its pages. */
async function ofRequest(uid: string): Promise<number | null> {
  let after: string | null = null;
  do {
    const query: Record<string, string> = after === null ? { state: 'queued' } : { state: 'queued', after };
    const { items, next } = (await admin.call('adminFeatureRequests', { query })).body as AnswerOf<'adminFeatureRequests'>;
    const found = items.find(({ requestId }) => requestId === `${uid}.1`);
    if (found !== undefined) return found.playersOfGuardian;
    after = next;
  } while (after !== null);
  return null;
}

test('[S4-16] admins read how many players one address confirms, in the queue, when deciding and on the page of a person', async () => {
  const email = aGuardianAddress();
  const spelled = email.toUpperCase().replace('@', '+second@').toLowerCase();
  const one = await aConfirmedMinor(api.url, email);
  expect(await ofPerson(one.stored._id)).toBe(1);
  const other = await aConfirmedMinor(api.url, spelled);
  const adult = await aQueuedPlayer(api.url);
  for (const { stored } of [one, other]) await arrangeLineOf(firestore, systemClock, stored._id);

  const all = [one, other, adult].map(({ stored }) => stored._id);
  expect(await Promise.all(all.map(ofPerson))).toEqual([2, 2, 0]);
  expect(await Promise.all(all.map(ofRequest))).toEqual([2, 2, 0]);
  const decided = await decide(admin, `${one.stored._id}.1`, { links: [A_POST] });
  expect(decided.body).toMatchObject({ request: { playersOfGuardian: 2 } });

  await wish(other.caller, other.stored._id, false);
  expect(await ofPerson(one.stored._id)).toBe(1);
});

test('nobody but admins reads it', async () => {
  const { caller, stored } = await aConfirmedMinor(api.url, aGuardianAddress());
  expectRefusal(await caller.call('adminPerson', { params: { uid: stored._id } }), 403);
  expectRefusal(await caller.call('adminFeatureRequests'), 403);
  expect((await caller.call('account')).text).not.toContain('playersOfGuardian');
});
