import { type Mail, mail, MAIL_DAYS, MAIL_SCHEMA_VERSION, type MailText } from '@touchline/domain/mail/mail';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { storedDocument } from '../../platform/stored-document';
import type { UnitOfWork } from '../../platform/unit-of-work';

const DAY_MS = 24 * 3_600_000;
const converter = storedDocument({
  version: MAIL_SCHEMA_VERSION,
  upgrades: {},
  schema: mail,
  stamps: { expiresAt: ({ createdAt }) => Timestamp.fromMillis(Date.parse(createdAt) + MAIL_DAYS * DAY_MS) },
});

/** The outgoing mails, which the Trigger Email extension sends; after 90 days they go (TTL). */
export function mailDocuments(database: Firestore) {
  return database.collection('mail').withConverter(converter);
}

/** A mail to be sent to one address. */
export interface OutgoingMail extends Pick<Mail, '_id' | 'about' | 'createdAt'> {
  readonly to: string;
  readonly text: MailText;
}

/** Puts a mail among the outgoing ones, in the transaction of what it tells. */
export function sendMail(database: Firestore, unit: UnitOfWork, { _id, about, createdAt, to, text }: OutgoingMail): void {
  const { subject, text: plain, html } = text;
  const message = { subject, text: plain, html };
  unit.save(mailDocuments(database).doc(_id), { _id, schemaVersion: MAIL_SCHEMA_VERSION, to: [to], message, about, createdAt });
}
