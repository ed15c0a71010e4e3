import { RATE_LIMITS } from '@touchline/domain/collections/all-collections';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { type Mail, MAIL_SCHEMA_VERSION, MAILS, TO_OPERATOR } from '@touchline/domain/person/mail/mail';
import type { MailText } from '@touchline/domain/person/mail/mail-text';
import { type MailKind, mailRefusal, type Recipient } from '@touchline/domain/person/mail/mail-kinds';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import { logUnsentMail } from '../../platform/log';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf } from '../../platform/stored-document';
import { headersOf, type MailStop } from './mail-stop';

const HOUR_MS = 3_600_000;

/** What `prepareMail` answers for a mail that is not sent. */
export const UNSENT = (): void => undefined;

/** What is written to whom: the kind decides whether it is sent. */
export interface MailToSend {
  readonly kind: MailKind;
  /** Where its reader turns the kind off; of the kinds that can be turned off alone. */
  readonly stop?: MailStop;
  readonly to: Recipient;
  readonly text: MailText;
  /** Where answers go; to the sender of all mails without it. */
  readonly replyTo?: string;
}

/** A mail with its id and the uid of the person it was written to. */
export interface OutgoingMail extends MailToSend, Pick<Mail, '_id' | 'about'> {}

/**
 * Decides within a transaction whether a mail is sent (`mailRefusal`) and counts it for its recipient; the answer
 * queues it for the Trigger Email extension together with what it reports. A mail that is not sent is logged by its
 * kind, and the change goes on without it: no caller learns anything about an address.
 */
export async function prepareMail(
  database: Firestore,
  { read, now, at }: Attempt,
  { _id, about, kind, to, text, replyTo, stop }: OutgoingMail,
): Promise<(unit: Writes) => void> {
  const counters = countersOf(database, kind, to.email, now);
  const [hour, day] = await read(counters.hour.reference, counters.day.reference);
  const refusal = mailRefusal(kind, to, { inHour: countIn(hour), inDay: countIn(day) });
  if (refusal !== null) {
    logUnsentMail(kind, refusal);
    return UNSENT;
  }
  const { subject, text: plain, html } = text;
  return (unit) => {
    unit.save(collectionOf(database, MAILS).doc(_id), {
      _id,
      schemaVersion: MAIL_SCHEMA_VERSION,
      to: [to.email],
      ...(replyTo === undefined ? {} : { replyTo }),
      message: { subject, text: plain, html },
      about,
      createdAt: at,
      kind,
      failureToldAt: null,
      ...(stop === undefined ? {} : { headers: headersOf(stop) }),
    });
    for (const [{ reference, expiresAt }, found] of [
      [counters.hour, hour],
      [counters.day, day],
    ] as const)
      unit.save(reference, { _id: reference.id, count: countIn(found) + 1, expiresAt });
  };
}

/** A mail to the operator, by the uid of the member who wrote; null for all others. */
interface MailToOperator extends Pick<MailToSend, 'kind' | 'text' | 'replyTo'> {
  readonly _id: string;
  readonly by: string | null;
}

/** `prepareMail` to the operator's address `to`; without one, as in a deployment that has none, nothing is queued. */
export async function prepareOperatorMail(
  database: Firestore,
  attempt: Attempt,
  to: string | null,
  { _id, by, ...mail }: MailToOperator,
): Promise<(unit: Writes) => void> {
  if (to === null) return UNSENT;
  const about = `${TO_OPERATOR}${by ?? ''}`;
  return prepareMail(database, attempt, { ...mail, _id, about, to: { email: to, isVerified: true } });
}

/** The counters of a recipient's mails of one kind in the running hour and day (TTL). */
function countersOf(database: Firestore, kind: MailKind, email: string, now: Date) {
  const recipient = hashOf(email.toLowerCase());
  const counterOf = (period: 'hour' | 'day', lengthMs: number) => {
    const name = `mail-${kind}-${recipient}-${period}-${Math.floor(now.getTime() / lengthMs)}`;
    return { reference: collectionOf(database, RATE_LIMITS).doc(name), expiresAt: new Date(now.getTime() + lengthMs) };
  };
  return { hour: counterOf('hour', HOUR_MS), day: counterOf('day', DAY_MS) };
}

/** The count of a counter as it is stored; 0 if there is none. */
export function countIn(counter: DocumentSnapshot): number {
  const count: unknown = counter.get('count');
  return typeof count === 'number' ? count : 0;
}
