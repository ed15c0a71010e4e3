import { RATE_LIMITS } from '@touchline/domain/collections/all-collections';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { INVITES } from '@touchline/domain/reference/limits';
import type { Firestore } from '@google-cloud/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf } from '../../platform/stored-document';
import { countIn } from '../mail/mail-store';

/** Whose limit an invitation counts for: a coach's, or an admin's in the name of Touchline. */
type Counted = 'invites' | 'adminInvites';

const PER_DAY: Readonly<Record<Counted, number>> = { invites: INVITES.perDay, adminInvites: INVITES.perDayOfAdmin };

function counterOf(database: Firestore, uid: string, counted: Counted, now: Date) {
  const day = Math.floor(now.getTime() / DAY_MS);
  return { reference: collectionOf(database, RATE_LIMITS).doc(`${counted}-${hashOf(uid)}-day-${day}`), day };
}

/** Counts an invitation for its sender's day; the answer writes it. Throws Refusal tooMany. */
export async function countInvite(
  database: Firestore,
  uid: string,
  counted: Counted,
  { now, read }: Attempt,
): Promise<(unit: Writes) => void> {
  const { reference, day } = counterOf(database, uid, counted, now);
  const limit = PER_DAY[counted];
  const [sent] = await read(reference);
  if (countIn(sent) >= limit) {
    const retryAfterSeconds = Math.ceil(((day + 1) * DAY_MS - now.getTime()) / 1000);
    throw new Refusal('tooMany', 'tooManyInvites', { limit, retryAfterSeconds });
  }
  return (unit) =>
    unit.save(reference, { _id: reference.id, count: countIn(sent) + 1, expiresAt: new Date(now.getTime() + DAY_MS) });
}

/** How many invitations somebody may still send today. */
export async function invitesLeft(database: Firestore, uid: string, counted: Counted, now: Date): Promise<number> {
  const { reference } = counterOf(database, uid, counted, now);
  return Math.max(0, PER_DAY[counted] - countIn(await reference.get()));
}
