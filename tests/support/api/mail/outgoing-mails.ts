import { randomUUID } from 'node:crypto';
import { type Mail, MAIL_SCHEMA_VERSION, MAILS } from '@touchline/domain/person/mail/mail';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';

/** A mail as the extension leaves it that sends them; the answer is its id. */
export async function aMail(changes: Partial<Mail> = {}): Promise<string> {
  const _id = randomUUID();
  await collectionOf(firestore(), MAILS)
    .doc(_id)
    .set({
      ...{ _id, schemaVersion: MAIL_SCHEMA_VERSION, to: [`${_id}@people.example`], about: '' },
      message: { subject: 'Hello', text: 'Open https://touchline.example/secret-link', html: '' },
      ...{ createdAt: new Date().toISOString(), kind: 'roleDecided', failureToldAt: null },
      ...changes,
    });
  return _id;
}

/** A mail that could not be sent. */
export function aFailedMail(changes: Partial<Mail> = {}): Promise<string> {
  return aMail({ delivery: { state: 'ERROR', error: 'Mailbox full' }, ...changes });
}

/** A mail as it is stored, with everything that the extension wrote. */
export async function storedMail(id: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore().collection(MAILS.name).doc(id).get()).data();
}
