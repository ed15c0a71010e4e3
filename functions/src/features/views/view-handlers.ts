import { createHash } from 'node:crypto';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { mayReadReceipts } from '@touchline/domain/permissions/may-edit';
import { isRobot, READERS_PER_NETWORK } from '@touchline/domain/person/views/stored-views';
import { RATE_LIMITS_PER_MINUTE, SENDER_FACTOR } from '@touchline/domain/reference/limits';
import type { Handler } from '../../platform/handler';
import { isDocumentName } from '../../platform/stored-document';
import type { TakeToken } from '../../platform/token-buckets';
import type { ReadInterest } from './interest-store';
import type { ViewStore } from './view-store';

/**
 * POST /ui/v1/seen: counted by this instance alone are the beacons of a network and of its sender. Admins and robots
 * get the same answer as everybody and count nothing; nor do linked guardians on the pages of their children.
 */
export function countViews(
  views: Pick<ViewStore, 'count'>,
  take: TakeToken,
  childrenOf: (uid: string) => Promise<readonly string[]>,
): Handler<'countViews'> {
  return async ({ actor, body, network, userAgent }) => {
    const own = network === null ? 0 : take(network.own, RATE_LIMITS_PER_MINUTE.views);
    const sender = network?.sender ?? null;
    const ofSender = sender === null ? 0 : take(`sender ${sender}`, RATE_LIMITS_PER_MINUTE.views * SENDER_FACTOR);
    const retryAfterSeconds = Math.max(own, ofSender);
    if (retryAfterSeconds > 0) throw new Refusal('tooMany', 'tooManyTries', { retryAfterSeconds });
    const seen = body().views;
    if (actor.isAdmin || isRobot(userAgent)) return null;
    const reader = `${network?.own ?? ''} ${browserNumber(userAgent)}`;
    const uncounted = actor.uid === null ? [] : [actor.uid, ...(await childrenOf(actor.uid))];
    await views.count(seen.map((one) => ({ ...one, reader, uncounted })));
    return null;
  };
}

/** A number in the place of a browser's name, so that names that are made up are not as many readers. */
function browserNumber(userAgent: string): number {
  return createHash('sha256').update(userAgent).digest().readUInt32BE() % READERS_PER_NETWORK;
}

/** GET /ui/v1/profile/:profileId/interest: reads the days of the last eight weeks, and no other. */
export function profileInterest(interestOf: ReadInterest): Handler<'profileInterest'> {
  return async ({ actor, params: { profileId } }) => {
    if (!mayReadReceipts(actor, profileId)) throw new Refusal('forbidden', 'forbidden');
    const found = isDocumentName(profileId) ? await interestOf(profileId) : null;
    if (found === null) throw new Refusal('notFound', 'unknownProfile');
    return found;
  };
}
