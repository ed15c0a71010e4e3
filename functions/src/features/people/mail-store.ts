import { type Mail, MAIL_SCHEMA_VERSION, MAILS, type MailText } from '@touchline/domain/person/mail';
import type { Firestore } from 'firebase-admin/firestore';
import type { Writes } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** A mail to be sent to one address. */
export interface OutgoingMail extends Pick<Mail, '_id' | 'about' | 'createdAt'> {
  readonly to: string;
  readonly text: MailText;
}

/** Queues a mail, which the Trigger Email extension sends, in the transaction of what it reports. */
export function sendMail(database: Firestore, unit: Writes, { _id, about, createdAt, to, text }: OutgoingMail): void {
  const { subject, text: plain, html } = text;
  const message = { subject, text: plain, html };
  unit.save(collectionOf(database, MAILS).doc(_id), {
    _id,
    schemaVersion: MAIL_SCHEMA_VERSION,
    to: [to],
    message,
    about,
    createdAt,
  });
}
