import { DAILY_VIEWS_SCHEMA_VERSION, dayOf, daysAfter } from '@touchline/domain/person/views/stored-views';
import { firestore } from '@touchline/functions/platform/firestore';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aCoach, aStoredThread } from '../../support/api/threads/threads';
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
    ...{ lists: 20, opens: 'few', videos: 0, saves: 6, wrote: 0 },
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

describe('a college', () => {
  const interestOf = async (caller: Caller, profileId: string) =>
    (await caller.call('profileInterest', { params: { profileId } })).body as AnswerOf<'profileInterest'>;
  const withPremium = (uid: string) =>
    personDocuments(firestore())
      .accounts.doc(uid)
      .update({ 'entitlements.premium': { since: '2026-01-01T00:00:00.000Z', until: null, subscriptionId: 'sub-1' } });

  test('is named to a player with Premium from the yes of its coach until it is revoked or the role ends', async () => {
    const { _id: collegeId, name, pathName } = await aStoredCollege();
    const [{ caller, stored }, coach] = await Promise.all([aPlayer(api.url), aCoach(api.url, collegeId)]);
    const save = (body: object) => coach.call('savePlayer', { params: { playerId: stored._id }, body });
    expect((await save({})).body).toMatchObject({ isNamed: false });
    await withPremium(stored._id);
    expect((await interestOf(caller, stored._id)).colleges).toEqual([]);

    expect((await save({ isNamed: true })).body).toMatchObject({ isNamed: true });
    const answer = await caller.call('profileInterest', { params: { profileId: stored._id } });
    expect(answer.body).toMatchObject({ colleges: [{ collegeId, name, pathName }], total: { saves: 'few' } });
    expect(answer.text).not.toMatch(new RegExp(`${coach.uid}|Casey Coach`));
    expect((await save({ stage: 'visit' })).body).toMatchObject({ isNamed: true });

    await save({ isNamed: false });
    expect((await interestOf(caller, stored._id)).colleges).toEqual([]);
    await save({ isNamed: true });
    await personDocuments(firestore()).profiles.doc(coach.uid).update({ roles: [] });
    expect((await interestOf(caller, stored._id)).colleges).toEqual([]);
  });

  test('attack 456: is not named to a player without Premium, and not by what is no yes', async () => {
    const { _id: collegeId } = await aStoredCollege();
    const [{ caller, stored }, coach] = await Promise.all([aPlayer(api.url), aCoach(api.url, collegeId)]);
    for (const isNamed of ['true', 1, null, collegeId])
      expectRefusal(await coach.call('savePlayer', { params: { playerId: stored._id }, body: { isNamed } }), 422);
    await coach.call('savePlayer', { params: { playerId: stored._id }, body: { isNamed: true } });
    const answer = await caller.call('profileInterest', { params: { profileId: stored._id } });
    expect(answer.body).toMatchObject({ colleges: null });
    expect(answer.text).not.toContain(collegeId);
  });
});

test('messages count in the week in which a coach began the conversation', async () => {
  const { caller, stored } = await aPlayer(api.url);
  const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * DAY_MS).toISOString();
  for (let at = 0; at < 5; at += 1) await aStoredThread(stored._id, `college-${at}`, { startedAt: weeksAgo(1) });
  await aStoredThread(stored._id, 'harbor', { startedAt: weeksAgo(20) });
  const { body } = await caller.call('profileInterest', { params: { profileId: stored._id } });
  expect(body).toMatchObject({ total: { wrote: 5 } });
  expect(body).toHaveProperty('weeks.6.wrote', 5);
  expect(body).toHaveProperty('weeks.7.wrote', 0);
});
