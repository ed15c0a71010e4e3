import { isObject } from '@touchline/domain/kernel/json/json';
import { FEATURE_REQUESTS, type FeatureRequest } from '@touchline/domain/featuring/feature-request';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { arrangeLineOf } from '@touchline/functions/features/featuring/arrange-lines-store';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { expect } from 'vitest';
import { wish } from './guardian-links';
import { aPerson, type SignedIn } from '../members/people';
import { aPlayer, type Player } from '../profiles/profiles';

/** A post about a player, as an admin sends it. */
export const A_POST = { kind: 'post', network: 'instagram', url: 'https://social.example.com/p/1' } as const;

/** Somebody's requests as they are stored, in the order of their numbers. */
export async function requestsOfPlayer(uid: string): Promise<readonly FeatureRequest[]> {
  const { docs } = await collectionOf(firestore(), FEATURE_REQUESTS).where('uid', '==', uid).get();
  return docs.map((one) => one.data()).toSorted((one, other) => one.number - other.number);
}

/** The states of somebody's requests. */
export async function statesOf(uid: string): Promise<readonly string[]> {
  return (await requestsOfPlayer(uid)).map(({ state }) => state);
}

/** A player of age with a full profile who has agreed to be featured, and so stands in the queue. */
export async function aQueuedPlayer(url: string, changes: Partial<Profile> = {}): Promise<Player> {
  const player = await aPlayer(url, { adultFrom: '2000-01-01', ...changes });
  expect((await wish(player.caller, player.stored._id, true)).status).toBe(200);
  return player;
}

/** The id of a queued request of a new player. */
export async function aQueuedRequest(): Promise<string> {
  const { uid } = await aPerson();
  const at = new Date().toISOString();
  const featuring = { askedAt: at, by: 'owner', allowedAt: at } as const;
  const username = `user-${uid.slice(4, 30).toLowerCase()}`;
  await personDocuments(firestore())
    .profiles.doc(uid)
    .set(aProfile({ _id: uid, username, adultFrom: '2000-01-01', featuring }));
  await arrangeLineOf(firestore, systemClock, uid);
  return `${uid}.1`;
}

/** Says as an admin that a request was posted with these links, or declined for a reason. */
export function decide(admin: SignedIn, requestId: string, body: unknown) {
  const name = isObject(body) && 'reason' in body ? 'declineFeatureRequest' : 'postFeatureRequest';
  return admin.call(name, { params: { requestId }, body });
}
