import { DAILY_VIEWS_SCHEMA_VERSION, dayOf, daysAfter } from '@touchline/domain/person/views/stored-views';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { A_POST, aQueuedPlayer, decide, requestsOfPlayer } from '../../support/api/featuring/feature-requests';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import type { Player } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});
const receiptsOf = (caller: SignedIn, profileId: string) => caller.call('boostReceipts', { params: { profileId } });

/** A player who was featured now, seen on the day before and today, in two shards each. */
async function aFeaturedPlayer(): Promise<Player> {
  const player = await aQueuedPlayer(api.url);
  const [request] = await requestsOfPlayer(player.stored._id);
  expect((await decide(admin, request?._id ?? '', { links: [A_POST] })).status).toBe(200);
  const today = dayOf(new Date());
  for (const day of [daysAfter(today, -30), daysAfter(today, -1), today])
    for (const shard of [0, 7])
      await firestore()
        .doc(`profiles/${player.stored._id}/views/${day}-${shard}`)
        .set({ schemaVersion: DAILY_VIEWS_SCHEMA_VERSION, day, lists: 10, opens: day === today ? 4 : 1, videos: 0, saves: 3 });
  return player;
}

describe('the receipt of a boost', () => {
  test('has the days of its weeks up to today, for its player and for admins', async () => {
    const { caller, stored } = await aFeaturedPlayer();
    const { status, body, text } = await receiptsOf(caller, stored._id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      items: [
        {
          id: `${stored._id}.1`,
          boosts: [],
          links: [A_POST.url],
          receipt: {
            startedOn: dayOf(new Date()),
            phases: [
              { name: 'before', isOver: true, total: { lists: 20, opens: 2, videos: 0, saves: 6 } },
              { name: 'during', isOver: false, total: { lists: 20, opens: 8, videos: 0, saves: 6 } },
              { name: 'after', isOver: false, days: [], total: { lists: 0, opens: 0, videos: 0, saves: 'few' } },
            ],
          },
        },
      ],
    });
    expect(text).not.toContain(admin.uid);
    expect((await receiptsOf(admin, stored._id)).text).toBe(text);
  });

  test('is there once a feature was posted, and not for one that waits', async () => {
    const { caller, stored } = await aQueuedPlayer(api.url);
    expect((await receiptsOf(caller, stored._id)).body).toEqual({ items: [] });
  });

  test('attack 212: is refused to everybody else, also by an id that is none', async () => {
    const [{ stored }, other] = await Promise.all([aFeaturedPlayer(), aQueuedPlayer(api.url)]);
    expectRefusal(await receiptsOf(other.caller, stored._id), 403);
    expectRefusal(await api.visitor.call('boostReceipts', { params: { profileId: stored._id } }), 401);
    for (const id of ['nobody', '__all__', `${other.stored._id}/views`]) {
      expectRefusal(await receiptsOf(other.caller, id), 403);
      expectRefusal(await receiptsOf(admin, id), 404);
    }
  });
});
