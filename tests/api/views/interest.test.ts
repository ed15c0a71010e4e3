import { DAILY_VIEWS_SCHEMA_VERSION, dayOf, daysAfter } from '@touchline/domain/person/views/stored-views';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { signedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();

/** A player who was seen today, in two shards, and nine weeks ago. */
async function aSeenPlayer() {
  const player = await aPlayer(api.url);
  const today = dayOf(new Date());
  const counts = { lists: 10, opens: 1, videos: 0, saves: 3 };
  for (const [day, shard] of [
    [today, 0],
    [today, 7],
    [daysAfter(today, -63), 0],
  ] as const)
    await firestore()
      .doc(`profiles/${player.stored._id}/views/${day}-${shard}`)
      .set({ schemaVersion: DAILY_VIEWS_SCHEMA_VERSION, day, ...counts });
  return player;
}

test('a player reads the last eight weeks, as admins do, and no exact number below five', async () => {
  const [{ caller, stored }, admin] = await Promise.all([aSeenPlayer(), signedIn(api.url, { isAdmin: true })]);
  const asked = { params: { profileId: stored._id } };
  const { status, body, text } = await caller.call('profileInterest', asked);

  expect(status).toBe(200);
  expect(body).toMatchObject({ total: { lists: 20, opens: 'few', videos: 0, saves: 6 } });
  expect(body).toHaveProperty('weeks.7', {
    from: daysAfter(dayOf(new Date()), -6),
    to: dayOf(new Date()),
    ...{ lists: 20, opens: 'few', videos: 0, saves: 6 },
  });
  expect((await admin.call('profileInterest', asked)).text).toBe(text);
});

test('nobody else reads it, and an id that is none is not found', async () => {
  const [{ stored }, other, admin] = await Promise.all([aSeenPlayer(), aPlayer(api.url), signedIn(api.url, { isAdmin: true })]);
  expectRefusal(await other.caller.call('profileInterest', { params: { profileId: stored._id } }), 403);
  expectRefusal(await api.visitor.call('profileInterest', { params: { profileId: stored._id } }), 401);
  for (const profileId of ['nobody', '__all__', `${stored._id}/views`])
    expectRefusal(await admin.call('profileInterest', { params: { profileId } }), 404);
});
